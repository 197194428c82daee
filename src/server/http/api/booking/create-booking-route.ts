import type { FieldError, Party } from '../../../../contract/types.ts'
import type { NewBooking } from '../../../domain/booking/booking.ts'
import { hasLater } from '../../../domain/booking/booking-plan.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import type { QuoteSnapshot } from '../../../domain/booking/booking-snapshot.ts'
import type { EndingHold } from '../../../domain/booking/end-hold.ts'
import { holdSeconds } from '../../../domain/booking/hold-length.ts'
import { isUnpaid } from '../../../domain/booking/is-unpaid.ts'
import { itemId } from '../../../domain/booking/item-id.ts'
import { partyErrors } from '../../../domain/booking/party-errors.ts'
import { payLaterOf } from '../../../domain/booking/pay-later.ts'
import { paymentPlan } from '../../../domain/booking/payment-plan.ts'
import { gatewayProblem, paymentsUnavailable } from '../../../domain/booking/payment-problem.ts'
import type { Quote } from '../../../domain/booking/quote-repository.ts'
import { requestedParty } from '../../../domain/booking/requested-party.ts'
import { scheduleHoldNews } from '../../../domain/booking/schedule-hold-news.ts'
import { spendCredits } from '../../../domain/booking/spend-credits.ts'
import { supplierBookingProblem } from '../../../domain/booking/supplier-booking-problem.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import type { GatewayPayment, PaymentGateway } from '../../../domain/payments/payment-gateway.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import { itemSupplier } from '../../../domain/products/spine/item-supplier.ts'
import { kindOf, type PayLaterTerms } from '../../../domain/products/spine/product-kind.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import { stillSold } from '../../../domain/products/spine/sold-product.ts'
import { proposalEnded } from '../../../domain/proposals/proposal-ended.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import type { SupplierHold } from '../../../domain/suppliers/product-supplier.ts'
import { allInOrder } from '../../../kernel/errors/all-in-order.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call, Route } from '../../request-context/route.ts'
import { answerOnce, requestInFlight } from './answer-once.ts'
import { rememberBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { findRequestOwner } from './find-request-owner.ts'
import { newBooking } from './new-booking.ts'
import { alreadyBooked, quoteExpired, readableQuote, requireAudience } from './quote-routes.ts'
import { requirePrices } from './require-prices.ts'
import { requireQuota, requireUnpaidQuota } from './require-quota.ts'

type CreateCall = Call<'createBooking'>

/** The result of a hold: a repeat with the same key gets the same booking in its current state. */
interface Held {
  reference: string
}

/**
 * Makes the route that holds what a quote names: rooms at the supplier, a payment at the gateway, and the booking in
 * one transaction with the answer to its key. Holds for a booking that is not stored lapse by themselves. Source:
 * decision 0060; security, 17.
 */
export function createBookingRoute(dependencies: SellingDependencies): Route<'createBooking'> {
  return async (call) => {
    requirePrices(dealContext(call).viewer)
    refuseCardNumbers(call.body)
    const repositories = dependencies.ofAgency(call.agency.id)
    const caller = await findRequestOwner(call, 'createBooking', dependencies)
    const made: { intent: GatewayPayment | null } = { intent: null }
    const { reference } = await answerOnce<Held>(call, 'createBooking', {
      repositories,
      caller,
      work: async ({ subject, attempts }, finish, begins) => {
        const quote = await bookableQuote(call, subject, repositories.quotes)
        const snapshot = checkedSnapshot(call, quote, dependencies)
        const { items, dueNow, proposalId, discounts } = snapshot
        const payLater = requestedPayLater(call, snapshot, dependencies)
        const gateway = dueNow === 0 ? null : await requireGateway(call, dependencies)
        // A repeat that continues begun steps was counted before.
        const allowed = attempts > 1 ? null : await requireQuota(call, 'hold', dependencies, items.length)
        begins(async () => allowed?.takeBack())
        const isCounted =
          attempts === 1 &&
          (payLater !== null || isUnpaid({ dueNow, discounts }, gateway?.name ?? null, dependencies))
        const { email } = call.body.contact
        const unpaid = isCounted
          ? await requireUnpaidQuota(call, { email, items: items.length }, dependencies)
          : []
        begins(() => Promise.all(unpaid.map((one) => one.takeBack())))
        const seconds = holdSeconds(payLater?.payBy ?? null, dependencies.clock())
        const holds = await holdAll(call, subject, { items, seconds }, begins, dependencies)
        const intent = gateway && (await intentFor(call, subject, quote, gateway, dependencies))
        if (gateway && intent) {
          const { gatewayReference } = intent
          begins(() => gateway.void({ gatewayReference, idempotencyKey: `${subject}-void` }))
          made.intent = intent
        }
        return repositories.transaction(async (records) => {
          const locked = await lockedQuote(call, subject, quote.id, records.quotes, dependencies)
          const counted = { hold: allowed, unpaid }
          const booking = newBooking(call, subject, locked, holds, {
            counted,
            kinds: dependencies.kinds,
            payLater,
          })
          const { reference } = await records.bookings.create(booking)
          const isFree = proposalId === undefined || (await records.proposals.booked(proposalId, booking.id))
          // The proposal was declined, or booked at another fixed price.
          if (!isFree) throw proposalEnded()
          if (!(await spendCredits(booking, records.credits))) throw walletChanged()
          if (gateway && intent) await keepPayment(booking, gateway, intent, records)
          const ends = new Date(Math.min(...holds.map(({ expiresAt }) => expiresAt.getTime())))
          const ending: EndingHold = { bookingId: subject, until: ends.toISOString() }
          await records.tasks.enqueue({ kind: 'hold-over', payload: ending, due: ends })
          if (payLater !== null)
            await scheduleHoldNews(subject, payLater, dependencies.clock(), records.tasks)
          const held = { reference }
          await finish(records, held)
          return held
        })
      },
    })
    const stored = await repositories.bookings.findByReference(reference)
    if (stored === null) throw new Error('a booking that was stored is not there')
    rememberBooking(call, stored, dependencies)
    return { data: await bookingAnswer(call, stored, dependencies, { isHolder: true, intent: made.intent }) }
  }
}

type Quotes = Parameters<typeof readableQuote>[2]

async function bookableQuote(call: CreateCall, subject: string, quotes: Quotes): Promise<Quote> {
  const quote = await readableQuote(call, call.body.quoteId, quotes)
  // First: a caller who books again must learn of the first booking, not of a new price.
  requireFree(quote, subject)
  requireAudience(call, quote)
  if (quote.isExpired) throw quoteExpired()
  return quote
}

/** Returns the quote as booked, with changes since it was shown; no other caller can book it afterwards. */
async function lockedQuote(
  call: CreateCall,
  subject: string,
  id: string,
  quotes: Quotes,
  dependencies: SellingDependencies,
): Promise<Quote> {
  const locked = await quotes.lock(id)
  if (locked === null) throw alreadyBooked()
  requireFree(locked, subject)
  checkedSnapshot(call, locked, dependencies)
  await quotes.booked(id, subject)
  return locked
}

/** If it became this very booking, the call that took the request over is answering. */
function requireFree({ bookingId }: Quote, subject: string): void {
  if (bookingId === null) return
  throw bookingId === subject ? requestInFlight() : alreadyBooked()
}

async function keepPayment(
  { id, actor }: NewBooking,
  { name: gateway }: PaymentGateway,
  { gatewayReference, amount }: GatewayPayment,
  { payments }: BookingRecords,
): Promise<void> {
  await payments.create({ id, bookingId: id, gateway, ...amount, actor })
  await payments.attach(id, gatewayReference)
}

function checkedSnapshot(
  call: CreateCall,
  quote: Quote,
  { kinds, clock }: SellingDependencies,
): QuoteSnapshot {
  const snapshot = quote.snapshot as QuoteSnapshot
  const { dueNow } = snapshot
  rejectInvalid('body', partiesErrors(call.body.parties, snapshot, { kinds, clock }))
  const { amount, currency } = call.body.shownTotal
  if (amount !== dueNow || currency !== snapshot.currency) {
    throw new Problem({
      code: 'price_changed',
      detail: 'The amount to pay has changed. Check it before you continue.',
      extra: { dueNow: { amount: dueNow, currency: snapshot.currency } },
    })
  }
  return snapshot
}

/** Returns the clocks of a booking that is to be paid later; throws 422 if it cannot be. */
function requestedPayLater(
  { body }: CreateCall,
  snapshot: QuoteSnapshot,
  { kinds, clock }: SellingDependencies,
): PayLaterTerms | null {
  if (!body.payLater) return null
  const terms = payLaterOf(snapshot, kinds, clock())
  const reason = 'is not possible for this quote: pay with the booking'
  rejectInvalid('body', terms === null ? [{ field: 'payLater', reason }] : [])
  return terms
}

/** Faults of the parties, each of which belongs to the item at its place. */
function partiesErrors(
  parties: readonly Party[],
  { items }: QuoteSnapshot,
  { kinds, clock }: Pick<SellingDependencies, 'kinds' | 'clock'>,
): FieldError[] {
  if (parties.length !== items.length) {
    const reason =
      items.length === 1 ? 'must have one party' : `must have a party for each of ${items.length} items`
    return [{ field: 'parties', reason }]
  }
  return items.flatMap((item, index) => {
    const wanted = requestedParty(item, kinds, clock())
    const party = parties[index]
    return party === undefined ? [] : partyErrors(wanted, party, `parties[${index}]`)
  })
}

async function requireGateway(
  call: CreateCall,
  { gatewayOf, gatewayHealth, log }: SellingDependencies,
): Promise<PaymentGateway> {
  const found = await gatewayOf(call.agency)
  if (found.gateway !== null && (await gatewayHealth.isPayable(call.agency))) return found.gateway
  log.error({ agencyId: call.agency.id }, found.gateway ? 'the gateway refuses the keys' : found.sentence)
  throw paymentsUnavailable()
}

/**
 * Holds all items with their suppliers in parallel. If one cannot be held, the others and all other begun steps are
 * undone.
 */
async function holdAll(
  call: CreateCall,
  bookingId: string,
  { items, seconds }: { items: readonly QuotedItem[]; seconds: number },
  begins: (undo: () => Promise<unknown>) => void,
  { suppliers, kinds }: SellingDependencies,
): Promise<SupplierHold[]> {
  const asks = items.map(({ rateKey, ...item }, line) => {
    // Products that the agency has switched off since the quote are not booked.
    stillSold(suppliers, call.agency, kindOf(item, kinds), item.supplier)
    const supplier = itemSupplier(suppliers, item)
    const request = { reference: itemId(bookingId, line), rateKey, seconds }
    return { supplier, request }
  })
  // A supplier whose answer is lost may still hold the item.
  for (const { supplier, request } of asks) begins(() => supplier.release(request.reference))
  return allInOrder(
    asks.map(async ({ supplier, request }) => {
      try {
        return await supplier.hold(request)
      } catch (error) {
        throw supplierBookingProblem(error)
      }
    }),
  )
}

async function intentFor(
  call: CreateCall,
  subject: string,
  quote: Quote,
  gateway: PaymentGateway,
  { gatewayHealth, kinds }: SellingDependencies,
) {
  const snapshot = quote.snapshot as QuoteSnapshot
  const { currency, dueNow, items } = snapshot
  const titles = items.map((item) => kindOf(item, kinds).summaryOf(item.subject).title)
  try {
    return await gateway.createIntent({
      reference: subject,
      amount: { amount: dueNow, currency },
      description: `${call.agency.agency.agencyName}: ${titles.join(', ')}`.slice(0, 200),
      idempotencyKey: subject,
      ...(hasLater(paymentPlan(items, snapshot)) && { keepsMethod: true }),
    })
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'keys_refused') gatewayHealth.noteRefusal(call.agency)
    throw gatewayProblem(error)
  }
}

function walletChanged(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'The wallet balance has decreased. Check the amount to pay before you continue.',
  })
}
