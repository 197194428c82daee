import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking as Answer } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Payment } from '../../../domain/booking/payment-repository.ts'
import type { GatewayPayment } from '../../../domain/payments/payment-gateway.ts'
import { withinMilliseconds } from '../../../kernel/dates/within-milliseconds.ts'
import type { Call } from '../../request-context/route.ts'

/** Milliseconds for which a reader of a booking waits for its gateway. */
const ASKED_MS = 5000

/** The viewer of a payment. */
export interface ViewerInput {
  /** The viewer is the holder: they alone can continue its payment. */
  isHolder?: boolean
  /** The gateway's latest answer about the payment; no further call is made. */
  intent?: GatewayPayment | null
}

export interface PaymentViewer extends Required<ViewerInput> {
  dependencies: Pick<BookingDependencies, 'gatewayOf'>
  /** The viewer may change the booking and sees what its gateway knows; the client secret is for the holder alone. */
  isTheirs: boolean
}

/**
 * Returns a payment with the amount due as the contract has it, for one viewer; null means that nothing is paid here.
 */
export async function paymentAnswer(
  call: Pick<Call<OperationId>, 'agency'>,
  payment: Payment | null,
  due: Answer['payment']['due'],
  { dependencies, isHolder, isTheirs, intent }: PaymentViewer,
): Promise<Answer['payment']> {
  const money = (amount: number) => ({ ...due, amount })
  if (payment === null) {
    return { gateway: 'none', state: 'succeeded', due: money(0), paid: money(0), refunded: money(0) }
  }
  const { gateway: name, captured, refunded, refunding, gatewayReference } = payment
  const gateway = name === 'stripe' ? 'stripe' : 'sandbox'
  const gatewayState =
    isOpenPayment(payment.state) && gatewayReference && isTheirs
      ? await gatewayAnswer(gatewayReference, dependencies)
      : null
  const word = gatewayState === 'stranded' ? null : gatewayState
  // The gateway is newer than the store: a traveller who has paid need not pay again.
  const { state, decline } = word ?? { state: payment.state, decline: payment.lastError }
  return {
    gateway,
    state,
    due,
    paid: money(captured),
    refunded: money(refunded),
    ...(payment.dueOn !== null && { at: payment.dueOn }),
    ...(refunding > 0 && { refunding: money(refunding) }),
    ...(decline && { declined: decline }),
    ...(gatewayState === 'stranded' && { isStranded: true }),
    ...(isHolder && word && isOpenPayment(word.state) && browserHalf(word)),
  }

  /** The gateway's state of the payment; null if it does not answer in time. */
  async function gatewayAnswer(reference: string, { gatewayOf }: Pick<BookingDependencies, 'gatewayOf'>) {
    if (intent?.gatewayReference === reference) return intent
    const found = (await gatewayOf(call.agency, gateway)).gateway
    if (found === null) return 'stranded'
    // A slow or unreachable gateway does not block the booking's page.
    return withinMilliseconds(ASKED_MS, found.retrieve(reference)).catch(() => null)
  }
}

/** True if the payment can still be continued by a person. */
export function isOpenPayment(state: Payment['state']): boolean {
  return state === 'requires_payment_method' || state === 'requires_action' || state === 'processing'
}

/** The client secret while the browser can pay; only the gateway stores it. */
function browserHalf({ gatewayReference, browser: { clientSecret, ...browser } }: GatewayPayment) {
  const publishableKey = 'publishableKey' in browser ? { publishableKey: browser.publishableKey } : {}
  return { reference: gatewayReference, clientSecret, ...publishableKey }
}

/** Returns the totals paid and refunded for a booking and its amendments. */
export function withAmended(
  answer: Answer['payment'],
  amended: readonly Pick<Payment, 'captured' | 'refunded' | 'refunding'>[],
): Answer['payment'] {
  if (amended.length === 0) return answer
  const sum = (name: 'captured' | 'refunded' | 'refunding') =>
    amended.reduce((total, payment) => total + payment[name], 0)
  const more = (money: Answer['payment']['due'], by: number) => ({ ...money, amount: money.amount + by })
  const refunding = (answer.refunding?.amount ?? 0) + sum('refunding')
  return {
    ...answer,
    paid: more(answer.paid, sum('captured')),
    refunded: more(answer.refunded, sum('refunded')),
    ...(refunding > 0 && { refunding: { ...answer.paid, amount: refunding } }),
  }
}
