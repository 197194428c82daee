import { IllegalStep } from '../payments/illegal-step.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayPayment } from '../payments/payment-gateway.ts'
import type { Payment, PaymentStep } from './payment-repository.ts'
import type { SettleParts } from './settle-parts.ts'

type FollowParts = Pick<SettleParts, 'repositories' | 'gateway'>

/**
 * Takes a booking and asks its gateway how each payment of it stands that is not over, and stores the steps that it took since.
 * Gives all of them as they are then. Throws a {@link PaymentError} where that cannot be known: what is stored may be old.
 */
export async function followPayments(bookingId: string, parts: FollowParts): Promise<Payment[]> {
  const payments = await parts.repositories.payments.ofBooking(bookingId)
  return Promise.all(payments.map((payment) => follow(payment, parts)))
}

/** Gives the payment that a booking is booked by; null where nothing was authorised yet. */
export function paidOf(payments: readonly Payment[]): Payment | null {
  return payments.find(({ state }) => state === 'requires_capture' || state === 'succeeded') ?? null
}

async function follow(payment: Payment, { repositories, gateway }: FollowParts): Promise<Payment> {
  if (payment.gatewayReference === null || isOver(payment)) return payment
  if (gateway === null) throw new PaymentError('unavailable', 'The gateway of the payment is not set up.')
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
