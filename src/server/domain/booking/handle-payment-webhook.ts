import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { GatewayEvent, PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords } from './booking-records.ts'
import type { Payment } from './payment-repository.ts'
import { settleAmendment } from './settle-amendment.ts'
import { settleBooking } from './settle-booking.ts'
import { syncEntries } from './sync-entries.ts'
import { syncRefunds } from './sync-refunds.ts'

/**
 * Handles a gateway's news of a payment and settles its booking as far as possible, even if the payer never came
 * back. Ignores payments that are unknown here.
 */
export async function handlePaymentWebhook(
  agency: ResolvedAgency,
  name: PaymentGateway['name'],
  { about, gatewayReference, dispute }: GatewayEvent,
  dependencies: BookingDependencies,
): Promise<void> {
  const repositories = dependencies.ofAgency(agency.id)
  const payment = await repositories.payments.findByGateway(name, gatewayReference)
  if (payment === null) return
  if (about === 'dispute')
    return repositories.transaction((records) => noteDispute(payment, dispute, records))
  const { gateway } = await dependencies.gatewayOf(agency, name)
  const isRefund = payment.state === 'succeeded' && (about === 'refund' || payment.refunding > 0)
  if (gateway !== null && isRefund) {
    const found = await gateway.refundsOf(gatewayReference)
    await repositories.transaction((records) => syncRefunds(payment.id, found, records))
  }
  if (payment.dueOn !== null) return syncEntries(payment.bookingId, agency, dependencies)
  const { suppliers, clock, log, gatewayOf } = dependencies
  if (payment.amendmentId !== null) {
    const settling = { agency, repositories, suppliers, clock, log, gatewayOf }
    return settleAmendment(payment.amendmentId, settling)
  }
  await settleBooking(payment.bookingId, 'gateway', { repositories, gateway, suppliers, clock, log })
}

/** The bank reverses the payment, at least for now; a person answers the dispute at the gateway. */
async function noteDispute(
  { id, captured }: Payment,
  dispute: string | undefined,
  { payments, tasks }: BookingRecords,
): Promise<void> {
  // With the dispute's id: another dispute of the same payment needs its own answer.
  const payload = { paymentId: id, amount: captured, ...(dispute && { dispute }) }
  const isNew = await tasks.raise({ kind: 'disputed', payload, error: 'disputed by the cardholder' })
  if (isNew) await payments.move(id, { event: 'dispute', actor: 'gateway' })
}
