import { useEffect, useRef, useState } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import type { CheckoutAddress } from './checkout-address.ts'
import type { CheckoutStage } from './checkout-stage.ts'
import { CheckoutShape, NotGivenBack, SoldOut } from './checkout-states.tsx'
import type { FoundLost } from './hold-quote.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'

interface OwnHoldProps {
  address: CheckoutAddress
  /** What this tab holds or has booked of the same rate. */
  earlier: EarlierBooking
  /** What is known so far of who has the rooms. */
  stage: Extract<CheckoutStage, 'soldOut' | 'noneLeft' | 'notHeld'>
  /** Finds out what became of the booking that was asked for and never heard of. */
  find: () => Promise<FoundLost>
  onHeld: (booking: Booking) => void
  /** Is waited for; where something is left by then, this is gone. */
  onFree: () => Promise<unknown>
}

/** Nothing is left: before anybody is told that somebody was faster, it is asked whether that was this very tab. */
export function OwnHold({ address, earlier, stage, find, onHeld, onFree }: OwnHoldProps) {
  const [shown, setShown] = useState<'looking' | 'stuck' | 'unknown' | 'soldOut'>('looking')
  const isHere = useRef(true)
  async function look() {
    setShown('looking')
    const found = await find().catch(() => 'unknown' as const)
    if (!isHere.current) return
    if (found === 'stuck' || found === 'unknown') return setShown(found)
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
  if (shown === 'looking') return <CheckoutShape />
  if (shown === 'stuck') return <NotGivenBack address={address} onRetry={look} />
  // Of what was asked for and cannot be asked about nobody knows whose it is.
  const known = shown === 'unknown' && stage === 'soldOut' ? 'noneLeft' : stage
  return <SoldOut address={address} stage={known} mayHold={earlier.mayHold} />
}
