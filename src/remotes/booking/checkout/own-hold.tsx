import { useEffect, useState } from 'react'
import type { Booking } from '../../../contract/types.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutShape, SoldOut } from './checkout-states.tsx'

interface OwnHoldProps {
  address: CheckoutAddress
  /** Gives the booking that was asked for and never heard of. */
  find: () => Promise<Booking | null>
  onHeld: (booking: Booking) => void
}

/** Nothing is left: before anybody is told that somebody was faster, it is asked whether that was this very tab. */
export function OwnHold({ address, find, onHeld }: OwnHoldProps) {
  const [isLooking, setIsLooking] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it turns out that nothing is left
  useEffect(() => {
    let isHere = true
    void find()
      .catch(() => null)
      .then((booking) => {
        if (!isHere) return
        if (booking) onHeld(booking)
        else setIsLooking(false)
      })
    return () => {
      isHere = false
    }
  }, [])
  return isLooking ? <CheckoutShape /> : <SoldOut address={address} />
}
