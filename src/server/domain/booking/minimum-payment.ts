import { rejectInvalid } from '../../kernel/errors/invalid-search.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { leastCharge } from '../payments/least-charge.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { QuoteTerms } from './booking-snapshot.ts'

/**
 * Returns the least amount to charge, given the total due here in a currency. Throws 422 if something is due and the
 * agency's gateway does not take the currency, before the traveller fills in anything.
 */
export async function minimumPayment(
  agency: ResolvedAgency,
  { currency, due, step }: Pick<QuoteTerms, 'currency' | 'step'> & { due: number },
  { gatewayOf, rates }: Pick<BookingDependencies, 'gatewayOf' | 'rates'>,
): Promise<number> {
  const { gateway } = await gatewayOf(agency)
  if (gateway === null || due === 0) return step
  const isTaken = gateway.stepOf(currency) !== null
  rejectInvalid(
    'body',
    isTaken ? [] : [{ field: 'currency', reason: 'must be a currency that the agency can be paid in' }],
  )
  return leastCharge(gateway.leastOf(currency), currency, step, (await rates.current()).rates)
}
