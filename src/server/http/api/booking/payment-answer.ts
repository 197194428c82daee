import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking as Answer } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Payment } from '../../../domain/booking/payment-repository.ts'
import type { GatewayPayment } from '../../../domain/payments/payment-gateway.ts'
import { withinMilliseconds } from '../../../kernel/dates/within-milliseconds.ts'
import type { Call } from '../../call/route.ts'

/** Milliseconds for which whoever reads a booking waits for its gateway. */
const ASKED_MS = 5000

/** Who looks. */
export interface ViewerInput {
  /** It is theirs: they alone can go on with its payment. */
  isHolder?: boolean
  /** What its gateway has just said of its payment, which then is not asked again. */
  intent?: GatewayPayment | null
}

export interface PaymentViewer extends Required<ViewerInput> {
  dependencies: Pick<BookingDependencies, 'gatewayOf'>
  /** They may change it, and are told what its gateway knows; what it is paid with is its holder's alone. */
  isTheirs: boolean
}

/** Takes a payment of a booking and what is due by it, and gives it as the contract has it; without one nothing is paid here. */
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
  const asked =
    isOpenPayment(payment.state) && gatewayReference && isTheirs
      ? await wordOf(gatewayReference, dependencies)
      : null
  const word = asked === 'stranded' ? null : asked
  // What its gateway says is newer than what is stored: nobody is told to pay who has paid already.
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
    ...(asked === 'stranded' && { isStranded: true }),
    ...(isHolder && word && isOpenPayment(word.state) && browserHalf(word)),
  }

  /** What the gateway says of it; null where it gives no answer in time. */
  async function wordOf(reference: string, { gatewayOf }: Pick<BookingDependencies, 'gatewayOf'>) {
    if (intent?.gatewayReference === reference) return intent
    const found = (await gatewayOf(call.agency, gateway)).gateway
    if (found === null) return 'stranded'
    // A gateway that is away or slow keeps nobody from their booking.
    return withinMilliseconds(ASKED_MS, found.retrieve(reference)).catch(() => null)
  }
}

/** Whether somebody may still go on with a payment. */
export function isOpenPayment(state: Payment['state']): boolean {
  return state === 'requires_payment_method' || state === 'requires_action' || state === 'processing'
}

/** What the browser pays with, while it can; the gateway alone keeps it. */
function browserHalf({ gatewayReference, browser: { clientSecret, ...browser } }: GatewayPayment) {
  const publishableKey = 'publishableKey' in browser ? { publishableKey: browser.publishableKey } : {}
  return { reference: gatewayReference, clientSecret, ...publishableKey }
}

/** Takes the payment of what was booked and those of its amendments, and gives what was paid and what came back in all. */
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
