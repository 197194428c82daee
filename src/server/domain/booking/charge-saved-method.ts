import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingRecords } from './booking-records.ts'
import type { Payment } from './payment-repository.ts'

/** What a saved method is charged for. */
interface Charge {
  /** Our own name for what is paid, as the gateway keeps it. */
  reference: string
  /** What stands on the gateway's own pages; no names of travellers. */
  description: string
  method: string
}

/** `processing`: the gateway decides later. A decline says its code. */
export type ChargeOutcome = 'authorised' | 'processing' | { declined: string }

/**
 * Charges a stored payment that nobody has authorised yet to the method that its booking keeps, and gives what came of it; nothing of
 * that is stored yet. Called again for the same payment it charges once, whatever was lost between: the gateway knows the payment
 * by its id and then by its reference. Throws a {@link PaymentError} where it is open what was done.
 */
export async function chargeSavedMethod(
  payment: Payment,
  charge: Charge,
  gateway: PaymentGateway,
  payments: Pick<BookingRecords['payments'], 'attach'>,
): Promise<ChargeOutcome> {
  try {
    const { gatewayReference, decline } = await intentOf(payment, charge, gateway)
    if (payment.gatewayReference === null) await payments.attach(payment.id, gatewayReference)
    // A server that died after the answer.
    if (decline !== null) return { declined: decline }
    const idempotencyKey = `${payment.id}-charge`
    const { state } = await gateway.authoriseSaved({ gatewayReference, idempotencyKey })
    // Nobody is there to answer the bank.
    if (state === 'requires_action') return { declined: 'authentication_failed' }
    return state === 'requires_capture' || state === 'succeeded' ? 'authorised' : 'processing'
  } catch (error) {
    if (!(error instanceof PaymentError) || error.isOpen) throw error
    // A method or a payment that is gone at the gateway is no better than one that was declined.
    return { declined: error.decline ?? error.code }
  }
}

function intentOf(
  { id, gatewayReference, amount, currency }: Payment,
  { reference, description, method }: Charge,
  gateway: PaymentGateway,
): Promise<GatewayPayment> {
  if (gatewayReference !== null) return gateway.retrieve(gatewayReference)
  const wanted = { reference, description, method, amount: { amount, currency }, idempotencyKey: id }
  return gateway.createIntent(wanted)
}
