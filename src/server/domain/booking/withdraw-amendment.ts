import { IllegalStep } from '../payments/illegal-step.ts'
import type { AmendmentDependencies } from './amendment-dependencies.ts'
import { followedPayment } from './settle-amendment.ts'
import { failAmendment } from './store-amendment.ts'

/** What became of it: `paid` where its payment was made or is under way, `decided` where it waits for no payment any more. */
export type Withdrawal = 'withdrawn' | 'paid' | 'decided'

/**
 * Lets an accepted change go that waits for its payment, so that the booking stays as it was. Its gateway is asked first: what was paid
 * is applied and not let go. Who asks again gets the same answer. Throws a `PaymentError` where the gateway gives no answer.
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
    // Another request was faster: it withdrew it too, or it was paid at that moment.
    const now = await amendments.find(amendmentId)
    return now?.reason === 'withdrawn' ? 'withdrawn' : 'decided'
  }
}

/** In these states of its payment nothing was authorised, and nothing is on its way. */
const untried: readonly string[] = ['requires_payment_method', 'requires_action', 'canceled']
