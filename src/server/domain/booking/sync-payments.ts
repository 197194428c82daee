import { IllegalStep } from '../payments/illegal-step.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayPayment } from '../payments/payment-gateway.ts'
import type { Payment, PaymentStep } from './payment-repository.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import { storeAuthorized } from './store-authorized.ts'

type FollowDependencies = Pick<SettlementDependencies, 'repositories' | 'gateway'>

/**
 * Asks the gateway for each open payment due with a booking, stores new steps, and returns all of them. Throws a
 * {@link PaymentError} if that is not possible: the stored state may be out of date.
 */
export async function syncPayments(bookingId: string, dependencies: FollowDependencies): Promise<Payment[]> {
  const payments = await dependencies.repositories.payments.ofBooking(bookingId)
  const withBooking = payments.filter(({ dueOn }) => dueOn === null)
  return Promise.all(withBooking.map((payment) => syncPayment(payment, dependencies)))
}

/** Returns the payment that paid for the booking; null if none is authorised yet. */
export function findAuthorized(payments: readonly Payment[]): Payment | null {
  return payments.find(({ state }) => state === 'requires_capture' || state === 'succeeded') ?? null
}

/** Asks the gateway for a payment's state, stores new steps and the saved method, and returns the payment. */
export async function syncPayment(
  payment: Payment,
  { repositories, gateway }: FollowDependencies,
): Promise<Payment> {
  if (payment.gatewayReference === null || isOver(payment)) return payment
  if (gateway === null) throw new PaymentError('unavailable', 'The gateway of the payment is not set up.')
  const now = await gateway.retrieve(payment.gatewayReference)
  // Stored before the authorisation, so that every later step finds the method.
  if (now.method !== null) await repositories.payments.saveMethod(payment.id, now.method)
  return (await walk(payment, now, repositories)) ?? payment
}

const isOver = ({ state }: Payment) => state === 'succeeded' || state === 'canceled'

async function walk(
  payment: Payment,
  now: GatewayPayment,
  repositories: FollowDependencies['repositories'],
): Promise<Payment | null> {
  const { payments, transaction } = repositories
  const step = stepTo(payment, now)
  if (step === null) return payment
  try {
    if (step.event === 'authorise' && payment.dueOn !== null) {
      await transaction((records) => storeAuthorized(payment.id, records))
      return payments.find(payment.id)
    }
    const moved = await payments.move(payment.id, { ...step, actor: 'gateway' })
    return moved === null || moved.state === now.state ? moved : await walk(moved, now, repositories)
  } catch (error) {
    // Another request followed it at the same moment.
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
