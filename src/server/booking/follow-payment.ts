import type { GatewayPayment } from '../payments/payment-gateway.ts'
import type { Payment, PaymentStep } from '../store/payment-repository.ts'
import { IllegalStep } from './illegal-step.ts'
import type { SettleParts } from './settle-parts.ts'

/**
 * Takes a booking and asks its gateway how its latest payment stands, and stores the steps that it took since. Gives it as it
 * is then; null for a booking without any.
 */
export async function followPayment(
  bookingId: string,
  { repositories, gateway }: Pick<SettleParts, 'repositories' | 'gateway'>,
): Promise<Payment | null> {
  const payment = (await repositories.payments.ofBooking(bookingId)).at(-1)
  if (payment === undefined) return null
  if (gateway === null || payment.gatewayReference === null || isOver(payment)) return payment
  const now = await gateway.retrieve(payment.gatewayReference)
  return (await walk(payment, now, repositories.payments)) ?? payment
}

const isOver = ({ state }: Payment) => state === 'succeeded' || state === 'canceled'

async function walk(
  payment: Payment,
  now: GatewayPayment,
  payments: SettleParts['repositories']['payments'],
): Promise<Payment | null> {
  const step = stepTo(payment, now)
  if (step === null) return payment
  try {
    const moved = await payments.move(payment.id, { ...step, actor: 'gateway' })
    return moved === null || moved.state === now.state ? moved : await walk(moved, now, payments)
  } catch (error) {
    // Somebody else followed it at the same moment.
    if (error instanceof IllegalStep) return payments.find(payment.id)
    throw error
  }
}

type Step = PaymentStep extends infer One ? (One extends unknown ? Omit<One, 'actor'> : never) : never

function stepTo({ state, lastError }: Payment, now: GatewayPayment): Step | null {
  if (now.state === 'requires_payment_method') {
    const isNews = now.decline !== null && (state !== now.state || lastError !== now.decline)
    return isNews ? { event: 'decline', error: now.decline ?? '' } : null
  }
  if (state === now.state) return null
  switch (now.state) {
    case 'requires_action':
      return { event: 'require_action' }
    case 'processing':
      return { event: 'process' }
    case 'requires_capture':
      return { event: 'authorise' }
    case 'canceled':
      return { event: 'cancel' }
    case 'succeeded':
      return state === 'requires_capture'
        ? { event: 'capture', amount: now.captured }
        : { event: 'authorise' }
  }
}
