import { useEffect, useState } from 'react'
import type { Booking } from '../../../contract/types.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutShape, SoldOut } from './checkout-states.tsx'

interface OwnHoldProps {
  address: CheckoutAddress
  /** Gives the booking that was asked for and never heard of; `free` where its rooms can be held anew by what is typed now. */
  find: () => Promise<Booking | 'free' | null>
  onHeld: (booking: Booking) => void
  /** Is waited for; where something is left by then, this is gone. */
  onFree: () => Promise<unknown>
}

/** Nothing is left: before anybody is told that somebody was faster, it is asked whether that was this very tab. */
export function OwnHold({ address, find, onHeld, onFree }: OwnHoldProps) {
  const [isLooking, setIsLooking] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it turns out that nothing is left
  useEffect(() => {
    let isHere = true
    async function look() {
      const found = await find().catch(() => null)
      if (!isHere) return
      if (found !== null && found !== 'free') return onHeld(found)
      if (found === 'free') await onFree()
      if (isHere) setIsLooking(false)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [])
  return isLooking ? <CheckoutShape /> : <SoldOut address={address} />
}
