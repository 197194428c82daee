import type { GatewayRefund } from '../payments/payment-gateway.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { RefundNews } from '../store/note-refund.ts'

/**
 * Takes a payment's refunds as its gateway knows them and keeps what is new, in the transaction of `records`: one that failed
 * is left to the agency's people, since a card that took nothing takes nothing the next time either, and one that somebody
 * made at the gateway itself is told to them, so that it is not promised once more.
 */
export async function followRefunds(
  paymentId: string,
  found: readonly GatewayRefund[],
  { payments, tasks }: AgencyRecords,
): Promise<void> {
  // Those of before they had names are among them.
  const listed = found.reduce((sum, { amount }) => sum + amount.amount, 0)
  let unnamed = await payments.takeUnnamed(paymentId, listed)
  // What failed makes room for what was made after it.
  const ordered = [...found].sort((one, other) => rank(one) - rank(other))
  for (const { gatewayReference, amount, state, key } of ordered) {
    const isOurs = key !== null
    const isNoted = isOurs && state === 'succeeded' && amount.amount <= unnamed
    const news = { gatewayReference, amount: amount.amount, state, isOurs, isNoted, actor: 'gateway' }
    const noted = await payments.noteRefund(paymentId, news)
    if (!noted?.isNews) continue
    if (isNoted) unnamed -= amount.amount
    if (state === 'failed' && isOurs) await raiseRefund(paymentId, news, tasks)
    if (state !== 'failed' && !isOurs && noted.before === null) {
      const payload = { paymentId, amount: amount.amount, refund: gatewayReference }
      await tasks.raise({ kind: 'refunded_elsewhere', payload, error: `${gatewayReference} at the gateway` })
    }
  }
}

/** Leaves a refund that its bank did not take to people; asked for again, it is another one. */
export async function raiseRefund(
  paymentId: string,
  { amount, gatewayReference }: Pick<RefundNews, 'amount' | 'gatewayReference'>,
  tasks: AgencyRecords['tasks'],
): Promise<void> {
  const payload = { paymentId, amount, after: gatewayReference }
  await tasks.raise({ kind: 'refund', payload, error: `${gatewayReference} failed at the gateway` })
}

const rank = ({ state }: GatewayRefund) => (state === 'failed' ? 0 : 1)
