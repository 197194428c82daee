import { IllegalStep } from '../payments/illegal-step.ts'
import type { GatewayRefund } from '../payments/payment-gateway.ts'
import type { BookingRecords } from './booking-records.ts'
import type { RefundNews } from './note-refund.ts'

/**
 * Stores what is new in a payment's refunds at its gateway, in the transaction of `records`. A failed refund opens an
 * incident, because the same card fails again. So does a refund that was not requested here, was made twice, or
 * exceeds what was captured.
 */
export async function syncRefunds(
  paymentId: string,
  found: readonly GatewayRefund[],
  { payments, tasks }: BookingRecords,
): Promise<void> {
  // Refunds from before they had ids are among them.
  const listed = found.reduce((sum, { amount }) => sum + amount.amount, 0)
  let unnamed = await payments.takeUnnamed(paymentId, listed)
  // Failed refunds come first: they make room for later ones.
  const ordered = [...found].sort((one, other) => rank(one) - rank(other))
  for (const { gatewayReference, amount, state, key } of ordered) {
    const isOurs = key !== null
    const isNoted = isOurs && state === 'succeeded' && amount.amount <= unnamed
    const news = { gatewayReference, amount: amount.amount, state, isOurs, isNoted, actor: 'gateway' }
    const noted = await payments.noteRefund(paymentId, news).catch(asImpossible)
    // The other refunds are stored all the same, so that those in progress can finish.
    if (noted instanceof IllegalStep) await raiseElsewhere(paymentId, news, noted.message, tasks)
    if (noted === null || noted instanceof IllegalStep || !noted.isNews) continue
    if (isNoted) unnamed -= amount.amount
    const isNew = noted.before === null
    await openRefundNews(paymentId, { ...news, key, isNew, isTwice: isTwice(key, ordered) }, tasks)
  }
}

/** A refund with news. */
interface ReportedRefund extends RefundNews {
  key: string | null
  isNew: boolean
  isTwice: boolean
}

async function openRefundNews(
  paymentId: string,
  refund: ReportedRefund,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  const { key, state, isNew, isTwice, amount, gatewayReference } = refund
  if (state === 'failed') {
    if (key !== null) await openRefundIncident(paymentId, refund, tasks)
  } else if (isNew && key === null) {
    await raiseElsewhere(paymentId, refund, `${gatewayReference} at the gateway`, tasks)
  } else if (isNew && isTwice) {
    // Once for each key, whichever of them was reported first.
    const payload = { paymentId, amount, key }
    await tasks.raise({ kind: 'refunded_twice', payload, error: `${key} was made twice at the gateway` })
  }
}

/** More than was captured cannot be refunded. */
function asImpossible(error: unknown): IllegalStep {
  if (error instanceof IllegalStep) return error
  throw error
}

/** Whether a gateway made more than one refund for one request. */
function isTwice(key: string | null, found: readonly GatewayRefund[]): boolean {
  return key !== null && found.filter((one) => one.key === key && one.state !== 'failed').length > 1
}

async function raiseElsewhere(
  paymentId: string,
  { amount, gatewayReference }: Pick<RefundNews, 'amount' | 'gatewayReference'>,
  error: string,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  const payload = { paymentId, amount, refund: gatewayReference }
  await tasks.raise({ kind: 'refunded_elsewhere', payload, error })
}

/** Opens an incident for a refund that its bank refused; requesting it again makes another refund. */
export async function openRefundIncident(
  paymentId: string,
  { amount, gatewayReference }: Pick<RefundNews, 'amount' | 'gatewayReference'>,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  const payload = { paymentId, amount, after: gatewayReference }
  await tasks.raise({ kind: 'refund', payload, error: `${gatewayReference} failed at the gateway` })
}

const rank = ({ state }: GatewayRefund) => (state === 'failed' ? 0 : 1)
