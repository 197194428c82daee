import { rejectInvalid } from '../../kernel/errors/invalid-search.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { leastCharge } from '../payments/least-charge.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { QuoteTerms } from './booking-snapshot.ts'

/**
 * Takes an agency, a currency and what is to be paid here in it in all, and gives the least that is ever charged of it. Throws 422 where
 * something is to be paid and the agency's gateway does not take the currency: nobody fills in what they cannot pay.
 */
export async function leastPaid(
  agency: ResolvedAgency,
  { currency, due, step }: Pick<QuoteTerms, 'currency' | 'step'> & { due: number },
  { gatewayOf, rates }: Pick<BookingDependencies, 'gatewayOf' | 'rates'>,
): Promise<number> {
  const { gateway } = await gatewayOf(agency)
  if (gateway === null || due === 0) return step
  const isTaken = gateway.stepOf(currency) !== null
  rejectInvalid(
    'body',
    isTaken ? [] : [{ field: 'currency', reason: 'must be one that the agency can be paid in' }],
  )
  return leastCharge(gateway.leastOf(currency), currency, step, (await rates.current()).rates)
}
