import { type Doing, type Finish, nothing } from './doing.ts'
import { openOf } from './entry-payments.ts'
import { followEntries } from './follow-entries.ts'
import { letGoPayment } from './payment-tasks.ts'

/**
 * Looks at a payment of an entry that a traveller began some time ago: what was authorised by then is captured, also where their
 * browser never came back, and what was not is let go, so that the entry can be collected or paid anew.
 */
export async function watchEntry({ paymentId }: { paymentId: string }, doing: Doing): Promise<Finish> {
  const { repositories, agency, parts } = doing
  const payment = await repositories.payments.find(paymentId)
  if (payment === null) return nothing
  await followEntries(payment.bookingId, agency, parts)
  const now = await repositories.payments.find(paymentId)
  if (now === null || !openOf([now])) return nothing
  if (now.state === 'processing') throw new Error('the gateway has not decided yet')
  return letGoPayment({ paymentId }, doing)
}
