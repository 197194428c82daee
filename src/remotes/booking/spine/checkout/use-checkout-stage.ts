import { useEffect, useState } from 'react'
import { type CheckoutStage, hasEnded, stageAfter, stageOf } from './checkout-stage.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'
import type { NotHeld } from './use-hold.ts'
import type { CheckedQuote } from './use-quote.ts'

/** Gives what a checkout shows; what was refused while this tab had the rooms itself is asked anew once it has them no more. */
export function useCheckoutStage(
  { is }: Pick<EarlierBooking, 'is'>,
  { quote, error }: Pick<CheckedQuote, 'quote' | 'error'>,
  outcome: NotHeld | null,
  askAnew: () => Promise<unknown>,
): CheckoutStage {
  // A press that ends nothing has refused nothing that is shown here.
  const refusal = stageAfter(outcome) ? outcome : error
  const [heardBefore, setHeardBefore] = useState<typeof refusal>(null)
  const [isAsking, setIsAsking] = useState(false)
  if (!hasEnded(is) && heardBefore !== refusal) setHeardBefore(refusal)
  const stage = stageOf(is, { hasQuote: quote !== undefined, error, outcome })
  const isOld = refusal !== null && refusal === heardBefore
  const mayHaveChanged = isOld && (stage === 'soldOut' || stage === 'proposalOver')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, which its answer replaces
  useEffect(() => {
    if (!mayHaveChanged) return
    setIsAsking(true)
    void askAnew().finally(() => setIsAsking(false))
  }, [mayHaveChanged])
  // The quote of before the refusal is there until the answer is: it is nobody's to go on with.
  return mayHaveChanged || isAsking ? 'checking' : stage
}
