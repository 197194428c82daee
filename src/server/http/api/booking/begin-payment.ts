import type { Booking } from '../../../domain/booking/booking.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import type {
  GatewayPayment,
  IntentWanted,
  PaymentGateway,
} from '../../../domain/payments/payment-gateway.ts'

/** A payment that a gateway knows and the books do not yet. */
export interface Begun {
  readonly id: string
  readonly intent: GatewayPayment
  undo(): Promise<unknown>
}

/**
 * Begins a payment of a booking at a gateway, under the id that it will have here. Amounts in minor units of the booking's currency.
 * Throws the problem to answer with where the gateway fails.
 */
export async function beginPayment(
  { id: reference, reference: description, currency }: Booking,
  id: string,
  { amount, keepsMethod }: { amount: number } & Pick<IntentWanted, 'keepsMethod'>,
  gateway: PaymentGateway,
  begins: (undo: () => Promise<unknown>) => void,
): Promise<Begun> {
  let intent: GatewayPayment | null = null
  const undo = async () => {
    if (intent === null) return
    await gateway.void({ gatewayReference: intent.gatewayReference, idempotencyKey: `${id}-void` })
  }
  // A gateway whose answer is lost knows it again by its key.
  begins(undo)
  try {
    intent = await gateway.createIntent({
      ...{ reference, description, amount: { amount, currency }, idempotencyKey: id },
      ...(keepsMethod && { keepsMethod }),
    })
  } catch (error) {
    throw gatewayProblem(error)
  }
  return { id, intent, undo }
}
