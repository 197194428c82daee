import type { BookingDependencies } from './booking-dependencies.ts'
import type { QuoteTerms } from './booking-snapshot.ts'

/**
 * Returns whether a booking costs its visitor nothing before arrival: no card or wallet is needed, or only the
 * sandbox's test cards. The demo's own rooms are exempt, because they exist to be paid through the sandbox.
 */
export function isUnpaid(
  { dueNow, discounts }: Pick<QuoteTerms, 'dueNow' | 'discounts'>,
  gateway: 'sandbox' | 'stripe' | null,
  { isDemo }: Pick<BookingDependencies, 'isDemo'>,
): boolean {
  const takesNothing = dueNow === 0 || (gateway === 'sandbox' && !isDemo)
  return takesNothing && !discounts.some(({ kind }) => kind === 'credits')
}
