import { useEffect, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { EarlierBooking } from './earlier-booking.tsx'
import type { NotHeld } from './use-hold.ts'
import type { CheckedQuote } from './use-quote.ts'

/** What a checkout shows below the notice about the tab's existing booking. */
export type CheckoutStage =
  | 'checking'
  | 'form'
  | 'login'
  | 'taken'
  | 'broken'
  | 'failed'
  /** Nothing is left, because of another traveller. */
  | 'soldOut'
  /** Nothing is left, perhaps because of this tab's hold. */
  | 'noneLeft'
  /** Another traveller has the rooms that were requested in addition to this tab's. */
  | 'notHeld'
  /** Something that was chosen with it is taken, such as a seat; the rest is free. */
  | 'partTaken'
  | 'proposalOver'
  /** The proposal cannot be booked again, perhaps because this tab has booked it. */
  | 'proposalUsed'

interface Answers {
  /** True once the price was checked. */
  hasQuote: boolean
  /** Why the price could not be checked. */
  error: Error | null
  /** Why the last submit held nothing. */
  outcome: NotHeld | null
}

/** Stage for each error code of a price check that has its own page. */
const stages: Readonly<Record<string, CheckoutStage>> = {
  sold_out: 'soldOut',
  proposal_over: 'proposalOver',
  forbidden: 'login',
  validation_failed: 'broken',
}

/** Returns the stage that fits both the tab's earlier booking and the server's answers. */
export function stageOf(is: EarlierBooking['is'], { hasQuote, error, outcome }: Answers): CheckoutStage {
  const ofPress = stageAfter(outcome)
  const refused = ofPress ?? (error && ((error instanceof ApiError && stageOfError(error)) || 'failed'))
  if (refused === null) return hasQuote ? 'form' : 'checking'
  const isTaken = refused === 'soldOut' || refused === 'partTaken'
  const mayBeOwn = (isTaken || refused === 'proposalOver') && !hasEnded(is)
  if (!mayBeOwn) return refused
  // The tab's own booking has to be known before another traveller can be the cause.
  if (is === 'asking') return 'checking'
  if (refused === 'proposalOver') return 'proposalUsed'
  return ofPress ? 'notHeld' : 'noneLeft'
}

function stageOfError({ code, reason }: ApiError): CheckoutStage | undefined {
  return reason === 'part_taken' ? 'partTaken' : stages[code]
}

/** Returns the stage after a submit that ends the form, or null; the form shows all other outcomes itself. */
export function stageAfter(outcome: NotHeld | null) {
  if (outcome === null) return null
  const { kind } = outcome
  const isEnd = kind === 'soldOut' || kind === 'partTaken' || kind === 'proposalOver'
  return isEnd || kind === 'login' || kind === 'taken' ? kind : null
}

/** Returns whether the tab's earlier booking has ended, so that it cannot be the cause of a refusal. */
export function hasEnded(is: EarlierBooking['is']): boolean {
  return is === 'none' || is === 'unpaid'
}

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
