import { ApiError } from '../../../../api/api-error.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'
import type { NotHeld } from './use-hold.ts'

/** What a checkout shows below what is said of the booking that its tab has already. */
export type CheckoutStage =
  | 'checking'
  | 'form'
  | 'login'
  | 'taken'
  | 'broken'
  | 'failed'
  /** Nothing is left, and it was somebody else. */
  | 'soldOut'
  /** Nothing is left, perhaps because of what this tab has. */
  | 'noneLeft'
  /** Somebody else has what was asked for beside what this tab has. */
  | 'notHeld'
  | 'proposalOver'
  /** The proposal is not to be booked once more, perhaps because this tab has booked it. */
  | 'proposalUsed'

interface Answers {
  /** The price was checked. */
  hasQuote: boolean
  /** Why it could not be. */
  error: Error | null
  /** Why nothing was held, by the last press. */
  outcome: NotHeld | null
}

/** Why the price could not be checked, as far as it has a page of its own. */
const stages: Readonly<Record<string, CheckoutStage>> = {
  sold_out: 'soldOut',
  proposal_over: 'proposalOver',
  forbidden: 'login',
  validation_failed: 'broken',
}

/** Takes what this tab has of the same rate and what was answered, and gives what is true of both. */
export function stageOf(is: EarlierBooking['is'], { hasQuote, error, outcome }: Answers): CheckoutStage {
  const ofPress = stageAfter(outcome)
  const refused = ofPress ?? (error && ((error instanceof ApiError && stages[error.code]) || 'failed'))
  if (refused === null) return hasQuote ? 'form' : 'checking'
  const mayBeOwn = (refused === 'soldOut' || refused === 'proposalOver') && !hasEnded(is)
  if (!mayBeOwn) return refused
  // Nobody is blamed before it is known what this tab has.
  if (is === 'asking') return 'checking'
  if (refused === 'proposalOver') return 'proposalUsed'
  return ofPress ? 'notHeld' : 'noneLeft'
}

/** What a press came to that ends the form, or null; all else is said in it. */
export function stageAfter(outcome: NotHeld | null) {
  if (outcome === null) return null
  const { kind } = outcome
  return kind === 'soldOut' || kind === 'proposalOver' || kind === 'login' || kind === 'taken' ? kind : null
}

/** Whether this tab has nothing of the rate any more: what is refused then was not its own doing. */
export function hasEnded(is: EarlierBooking['is']): boolean {
  return is === 'none' || is === 'unpaid'
}
