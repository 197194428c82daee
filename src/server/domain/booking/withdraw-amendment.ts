import { IllegalStep } from '../payments/illegal-step.ts'
import type { AmendmentDependencies } from './amendment-dependencies.ts'
import { followedPayment } from './settle-amendment.ts'
import { failAmendment } from './store-amendment.ts'

/** The result: `paid` if its payment was made or is in progress, `decided` if it no longer waits for a payment. */
export type Withdrawal = 'withdrawn' | 'paid' | 'decided'

/**
 * Withdraws an accepted change that waits for its payment, so that the booking stays unchanged. Asks its gateway
 * first: a paid change is applied. A repeated call gets the same answer. Throws a `PaymentError` if the gateway gives
 * no answer.
 */
export async function withdrawAmendment(
  amendmentId: string,
  dependencies: AmendmentDependencies,
): Promise<Withdrawal> {
  const { amendments, transaction } = dependencies.repositories
  const amendment = await amendments.find(amendmentId)
  if (amendment?.state !== 'accepted') return amendment?.reason === 'withdrawn' ? 'withdrawn' : 'decided'
  const payment = await followedPayment(amendment, dependencies)
  const isTried = payment !== null && !untried.includes(payment.state)
  if (isTried) return 'paid'
  try {
    await transaction((records) => failAmendment(amendment, 'withdrawn', records))
    return 'withdrawn'
  } catch (error) {
    if (!(error instanceof IllegalStep)) throw error
    // Another request was faster: it withdrew the change too, or the payment was made at that moment.
    const now = await amendments.find(amendmentId)
    return now?.reason === 'withdrawn' ? 'withdrawn' : 'decided'
  }
}

/** In these states of its payment nothing was authorised and nothing is in progress. */
const untried: readonly string[] = ['requires_payment_method', 'requires_action', 'canceled']
