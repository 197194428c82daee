import { rejectInvalid } from '../deals/invalid-search.ts'
import { localDateTime } from '../deals/local-time.ts'
import { hotelsOf } from '../hotels/hotels-of.ts'
import { Problem } from '../http/problem.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import { refuseCardNumbers } from '../payments/refuse-card-numbers.ts'
import { dealContextOf } from '../routes/deal-context-of.ts'
import type { Call, Route } from '../routes/route.ts'
import type { NewBooking } from '../store/booking.ts'
import type { Quote } from '../store/quote-repository.ts'
import type { SupplierHold } from '../suppliers/product-supplier.ts'
import { rememberBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot, QuoteSnapshot } from './booking-snapshot.ts'
import { HOLD_SECONDS } from './hold-length.ts'
import { once } from './once.ts'
import { gatewayProblem } from './payment-problem.ts'
import { alreadyBooked, ownQuote, quoteExpired } from './quote-routes.ts'
import { refusedBySupplier } from './refused-by-supplier.ts'
import { requireAllowance } from './require-allowance.ts'
import { requirePrices } from './require-prices.ts'
import { spendCredits } from './spend-credits.ts'
import { travellerErrors } from './traveller-errors.ts'
import { travellersWanted } from './travellers-wanted.ts'

type CreateCall = Call<'createBooking'>

/** What holding something came to: who asks again with the same key is told of the same booking, as it is by then. */
interface Held {
  reference: string
}

/**
 * Makes the route that holds what a quote names: rooms at the supplier, a payment at the gateway, and the booking in one
 * transaction with the answer to its key. Whatever was held for a booking that is not stored lapses by itself.
 * Source: booking design, 'hold'; security design, 17.
 */
export function createBookingRoute(parts: BookingParts): Route<'createBooking'> {
  return async (call) => {
    requirePrices(dealContextOf(call).viewer)
    refuseCardNumbers(call.body)
    const repositories = parts.ofAgency(call.agency.id)
    const caller = parts.hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
    const { reference } = await once<Held>(call, 'createBooking', {
      ...{ repositories, caller },
      work: async (claim, finish) => {
        const quote = await bookableQuote(call, repositories.quotes)
        const { dueNow, proposalId } = checkedSnapshot(call, quote, parts)
        const gateway = dueNow === 0 ? null : await requireGateway(call, parts)
        const allowed = await requireAllowance(call, 'hold', parts)
        const hold = await holdFor(call, claim.subject, quote, parts).catch(async (error: unknown) => {
          await allowed.takeBack()
          throw error
        })
        const intent = gateway && (await intentFor(call, claim.subject, quote, gateway))
        const booking = newBooking(call, claim.subject, quote, hold)
        return repositories.together(async (records) => {
          const { bookings, payments, proposals, quotes, tasks } = records
          await quotes.lock(quote.id)
          if (!(await quotes.booked(quote.id, booking.id))) throw alreadyBooked()
          const { reference } = await bookings.create(booking)
          if (proposalId !== undefined) await proposals.booked(proposalId, booking.id)
          if (!(await spendCredits(booking, records.credits))) throw walletChanged()
          if (intent) {
            const { gatewayReference, amount } = intent
            const name = gateway?.name ?? ''
            await payments.create({
              id: booking.id,
              bookingId: booking.id,
              gateway: name,
              ...amount,
              actor: booking.actor,
            })
            await payments.attach(booking.id, gatewayReference)
          }
          await tasks.enqueue({ kind: 'hold-over', payload: { bookingId: booking.id }, due: hold.expiresAt })
          const held = { reference }
          await finish(records, held)
          return held
        })
      },
    })
    const stored = await repositories.bookings.findByReference(reference)
    if (stored === null) throw new Error('a booking that was stored is not there')
    rememberBooking(call, stored, parts)
    return { data: await bookingAnswer(call, stored, parts, { isHolder: true }) }
  }
}

async function bookableQuote(call: CreateCall, quotes: Parameters<typeof ownQuote>[2]): Promise<Quote> {
  const quote = await ownQuote(call, call.body.quoteId, quotes)
  if (quote.bookingId !== null) throw alreadyBooked()
  if (quote.isExpired) throw quoteExpired()
  return quote
}

function checkedSnapshot(call: CreateCall, quote: Quote, { geo, clock }: BookingParts): QuoteSnapshot {
  const snapshot = quote.snapshot as QuoteSnapshot
  const { subject, requirements, price, dueNow } = snapshot
  const today = localDateTime(clock(), geo.timeZoneAt(subject.property.position)).slice(0, 10)
  const wanted = travellersWanted(requirements, subject.occupancies)
  rejectInvalid('body', travellerErrors(wanted, call.body.travellers, today))
  const { amount, currency } = call.body.shownTotal
  if (amount !== dueNow || currency !== price.currency) {
    throw new Problem({
      code: 'price_changed',
      detail: 'What is to be paid is another amount by now. Look at it once more before you go on.',
      extra: { dueNow: { amount: dueNow, currency: price.currency } },
    })
  }
  return snapshot
}

async function requireGateway(call: CreateCall, { gatewayOf, log }: BookingParts): Promise<PaymentGateway> {
  const found = await gatewayOf(call.agency)
  if (found.gateway !== null) return found.gateway
  log.error({ agencyId: call.agency.id }, found.sentence)
  throw new Problem({
    code: 'payments_unavailable',
    detail: 'The agency cannot take payments at the moment.',
  })
}

async function holdFor(
  call: CreateCall,
  reference: string,
  quote: Quote,
  parts: BookingParts,
): Promise<SupplierHold> {
  const { rateKey } = quote.snapshot as QuoteSnapshot
  try {
    return await hotelsOf(parts.supplier, call.agency.agency).hold({
      reference,
      rateKey,
      seconds: HOLD_SECONDS,
    })
  } catch (error) {
    throw refusedBySupplier(error)
  }
}

async function intentFor(call: CreateCall, subject: string, quote: Quote, gateway: PaymentGateway) {
  const { price, dueNow, subject: stay } = quote.snapshot as QuoteSnapshot
  try {
    return await gateway.createIntent({
      reference: subject,
      amount: { amount: dueNow, currency: price.currency },
      description: `${call.agency.agency.agencyName}: ${stay.property.name}`,
      idempotencyKey: subject,
    })
  } catch (error) {
    throw gatewayProblem(error)
  }
}

function newBooking(call: CreateCall, id: string, quote: Quote, hold: SupplierHold): NewBooking {
  const { contact, travellers, requests, arrival = null } = call.body
  const { subject, price } = quote.snapshot as QuoteSnapshot
  const snapshot: BookingSnapshot = {
    ...{
      quote: quote.snapshot as QuoteSnapshot,
      contact,
      travellers,
      requests,
      arrival,
      origin: call.caller.origin,
    },
  }
  const personId = call.signedIn?.userId ?? null
  return {
    ...{ id, personId, guestHash: null, snapshot },
    contactEmail: contact.email,
    agencyVersion: call.agency.version,
    language: call.language,
    currency: price.currency,
    total: price.total,
    actor: personId ?? 'guest',
    items: [
      {
        ...{ id, product: 'hotel', supplierReference: null, holdExpiresAt: hold.expiresAt },
        ...{ startsOn: subject.stay.start, endsOn: subject.stay.end },
        // The booking's own says it whole; a booking of several products will divide it.
        snapshot: {},
      },
    ],
  }
}

function walletChanged(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'There is less in the wallet by now. Look at what is to be paid once more.',
  })
}
