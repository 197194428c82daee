import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking as Answer } from '../../../../contract/types.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import { bookingCharges, discountsOf } from '../../../domain/booking/booking-charges.ts'
import { bookingHistory } from '../../../domain/booking/booking-history.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import { bookingSchedule } from '../../../domain/booking/booking-schedule.ts'
import { partyOfItem, snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { bookingState } from '../../../domain/booking/booking-state.ts'
import { heldOf } from '../../../domain/booking/end-held.ts'
import { firstHold } from '../../../domain/booking/first-hold.ts'
import { isExtendable, wasExtended } from '../../../domain/booking/hold-length.ts'
import { itemAnswer } from '../../../domain/booking/item-answer.ts'
import type { Payment } from '../../../domain/booking/payment-repository.ts'
import type { GatewayPayment } from '../../../domain/payments/payment-gateway.ts'
import { withinMilliseconds } from '../../../kernel/dates/within-milliseconds.ts'
import { dealContextOf } from '../../call/deal-context-of.ts'
import type { Call } from '../../call/route.ts'
import { holds, mayChange } from './booking-access.ts'
import { mayClaim, mayReassign } from './claim-bookings.ts'

/** Milliseconds for which whoever reads a booking waits for its gateway. */
const ASKED_MS = 5000

type AnswerCall = Pick<Call<OperationId>, 'agency' | 'session' | 'language' | 'signedIn' | 'caller'>

/** Who looks. */
interface Looking {
  /** It is theirs: they alone can go on with its payment. */
  isHolder?: boolean
  /** What its gateway has just said of its payment, which then is not asked again. */
  intent?: GatewayPayment | null
}

/** Takes a booking and who looks, and gives it as the contract has it, as it is at this moment. */
export async function bookingAnswer(
  call: AnswerCall,
  booking: Booking,
  parts: BookingParts,
  { isHolder = holds(call, booking, parts), intent = null }: Looking = {},
): Promise<Answer> {
  const { payments, bookings, supplierChanges } = parts.ofAgency(call.agency.id)
  const known = await payments.ofBooking(booking.id)
  const payment = known.findLast(({ dueOn }) => dueOn === null) ?? null
  // What is charged to the saved method is nobody's to go on with.
  const entry = known.findLast(({ dueOn, isAutomatic }) => dueOn !== null && !isAutomatic)
  const steps = await bookings.events(booking.id)
  const changes = await supplierChanges.ofBooking(booking.id)
  const { kinds, suppliers } = parts
  const { quote, contact, requests, arrival } = snapshotOf(booking)
  const { viewer } = dealContextOf(call)
  const isTheirs = isHolder || mayChange(call, booking, parts)
  const now = parts.clock()
  const charges = bookingCharges(booking)
  const hold = firstHold(booking, now)
  const mayExtend = !wasExtended(steps) && isExtendable(heldOf(booking), suppliers)
  const look = { parts, isHolder, isTheirs, intent }
  const money = (amount: number) => ({ amount, currency: quote.currency as Answer['total']['currency'] })
  return {
    reference: booking.reference,
    state: bookingState(booking),
    createdAt: booking.createdAt.toISOString(),
    ...(hold && { hold: { ...hold, canExtend: hold.secondsLeft > 0 && isTheirs && mayExtend } }),
    items: booking.items.map((item) => {
      const charged = charges.items.find((one) => one.item === item)
      const discounts = charged ? discountsOf(booking, [charged.share]) : null
      const party = partyOfItem(booking, item.id)
      const look = { viewer, isTheirs, now, changes, discounts }
      return itemAnswer(item, { party, kinds, suppliers, ...look })
    }),
    total: money(charges.total),
    paymentSchedule: bookingSchedule(booking, charges, { payments: known, isHolder }),
    discounts: [...charges.discounts],
    contact,
    payment: await paymentOf(call, payment, money(charges.dueNow), look),
    ...(entry &&
      isOpen(entry.state) && { entryPayment: await paymentOf(call, entry, money(entry.amount), look) }),
    requests,
    history: bookingHistory(steps, quote.currency),
    ...(arrival && { arrival }),
    isMailed: parts.sendsMail,
    ...(mayClaim(call, booking, isHolder) && { canClaim: true }),
    ...((await mayReassign(call, booking, steps, isHolder, parts)) && { canReassign: true }),
    terms: { version: booking.agencyVersion, language: booking.language as Answer['terms']['language'] },
  }
}

interface PaymentLook extends Required<Looking> {
  parts: Pick<BookingParts, 'gatewayOf'>
  /** They may change it, and are told what its gateway knows; what it is paid with is its holder's alone. */
  isTheirs: boolean
}

async function paymentOf(
  call: AnswerCall,
  payment: Payment | null,
  due: Answer['payment']['due'],
  { parts, isHolder, isTheirs, intent }: PaymentLook,
): Promise<Answer['payment']> {
  const money = (amount: number) => ({ ...due, amount })
  if (payment === null) {
    return { gateway: 'none', state: 'succeeded', due: money(0), paid: money(0), refunded: money(0) }
  }
  const { gateway: name, captured, refunded, refunding, gatewayReference } = payment
  const gateway = name === 'stripe' ? 'stripe' : 'sandbox'
  const asked =
    isOpen(payment.state) && gatewayReference && isTheirs ? await wordOf(gatewayReference, parts) : null
  const word = asked === 'stranded' ? null : asked
  // What its gateway says is newer than what is stored: nobody is told to pay who has paid already.
  const { state, decline } = word ?? { state: payment.state, decline: payment.lastError }
  return {
    ...{ gateway, state, due, paid: money(captured), refunded: money(refunded) },
    ...(payment.dueOn !== null && { at: payment.dueOn }),
    ...(refunding > 0 && { refunding: money(refunding) }),
    ...(decline && { declined: decline }),
    ...(asked === 'stranded' && { isStranded: true }),
    ...(isHolder && word && isOpen(word.state) && browserHalf(word)),
  }

  /** What the gateway says of it; null where it gives no answer in time. */
  async function wordOf(reference: string, { gatewayOf }: Pick<BookingParts, 'gatewayOf'>) {
    if (intent?.gatewayReference === reference) return intent
    const found = (await gatewayOf(call.agency, gateway)).gateway
    if (found === null) return 'stranded'
    // A gateway that is away or slow keeps nobody from their booking.
    return withinMilliseconds(ASKED_MS, found.retrieve(reference)).catch(() => null)
  }
}

/** Whether somebody may still go on with a payment. */
function isOpen(state: Payment['state']): boolean {
  return state === 'requires_payment_method' || state === 'requires_action' || state === 'processing'
}

/** What the browser pays with, while it can; the gateway alone keeps it. */
function browserHalf({ gatewayReference, browser: { clientSecret, ...browser } }: GatewayPayment) {
  const publishableKey = 'publishableKey' in browser ? { publishableKey: browser.publishableKey } : {}
  return { reference: gatewayReference, clientSecret, ...publishableKey }
}
