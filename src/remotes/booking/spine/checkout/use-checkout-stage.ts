import { useEffect, useState } from 'react'
import { type CheckoutStage, hasEnded, stageAfter, stageOf } from './checkout-stage.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'
import type { NotHeld } from './use-hold.ts'
import type { CheckedQuote } from './use-quote.ts'

/**
 * Returns what a checkout shows; what was refused while this tab held the rooms is requested again after the hold has
 * ended.
 */
export function useCheckoutStage(
  { is }: Pick<EarlierBooking, 'is'>,
  { quote, error }: Pick<CheckedQuote, 'quote' | 'error'>,
  outcome: NotHeld | null,
  askAnew: () => Promise<unknown>,
): CheckoutStage {
  // A submit that does not end the form has refused nothing that is shown here.
  const refusal = stageAfter(outcome) ? outcome : error
  const [heardBefore, setPreviousRefusal] = useState<typeof refusal>(null)
  const [isAsking, setIsAsking] = useState(false)
  if (!hasEnded(is) && heardBefore !== refusal) setPreviousRefusal(refusal)
  const stage = stageOf(is, { hasQuote: quote !== undefined, error, outcome })
  const isOld = refusal !== null && refusal === heardBefore
  const mayHaveChanged = isOld && (stage === 'soldOut' || stage === 'proposalOver')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per refusal, which the answer replaces
  useEffect(() => {
    if (!mayHaveChanged) return
    setIsAsking(true)
    void askAnew().finally(() => setIsAsking(false))
  }, [mayHaveChanged])
  // Until the answer arrives the previous quote must not be used.
  return mayHaveChanged || isAsking ? 'checking' : stage
}
