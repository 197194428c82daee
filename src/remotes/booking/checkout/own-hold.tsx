import { useEffect, useRef, useState } from 'react'
import type { Booking } from '../../../contract/types.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutShape, NotGivenBack, SoldOut } from './checkout-states.tsx'
import type { FoundLost } from './hold-rooms.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'

interface OwnHoldProps {
  address: CheckoutAddress
  /** What this tab holds or has booked of the same rate. */
  earlier: EarlierBooking
  /** Finds out what became of the booking that was asked for and never heard of. */
  find: () => Promise<FoundLost>
  onHeld: (booking: Booking) => void
  /** Is waited for; where something is left by then, this is gone. */
  onFree: () => Promise<unknown>
}

/** Nothing is left: before anybody is told that somebody was faster, it is asked whether that was this very tab. */
export function OwnHold({ address, earlier, find, onHeld, onFree }: OwnHoldProps) {
  const [shown, setShown] = useState<'looking' | 'stuck' | 'soldOut'>('looking')
  const isHere = useRef(true)
  async function look() {
    setShown('looking')
    const found = await find().catch(() => null)
    if (!isHere.current) return
    if (found === 'stuck') return setShown('stuck')
    if (found !== null && found !== 'free') return onHeld(found)
    if (found === 'free') await onFree()
    if (isHere.current) setShown('soldOut')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it turns out that nothing is left
  useEffect(() => {
    isHere.current = true
    void look()
    return () => {
      isHere.current = false
    }
  }, [])
  if (shown === 'looking' || earlier.is === 'asking') return <CheckoutShape />
  return shown === 'stuck' ? <NotGivenBack onRetry={look} /> : <SoldOut {...{ address, earlier }} />
}
