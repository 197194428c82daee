import type { BookingDependencies } from './booking-dependencies.ts'
import type { QuoteTerms } from './booking-snapshot.ts'

/**
 * Takes what is booked, the gateway that is asked and the server, and says whether it costs who books it nothing until they are
 * there: neither a card nor a wallet is asked for it, or the sandbox is, whose cards are nobody's. The demo books rooms of its own
 * and is there to be paid by them.
 */
export function isUnpaid(
  { dueNow, discounts }: Pick<QuoteTerms, 'dueNow' | 'discounts'>,
  gateway: 'sandbox' | 'stripe' | null,
  { isDemo }: Pick<BookingDependencies, 'isDemo'>,
): boolean {
  const takesNothing = dueNow === 0 || (gateway === 'sandbox' && !isDemo)
  return takesNothing && !discounts.some(({ kind }) => kind === 'credits')
}
