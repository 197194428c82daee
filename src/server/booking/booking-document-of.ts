import type { LanguageCode } from '../../contract/types.ts'
import { localeOf } from '../../tenant/language.ts'
import type { BookingDocument, DocumentPriceLine } from '../documents/booking-document.ts'
import { chargeName } from '../documents/charge-name.ts'
import { documentBrand } from '../documents/document-brand.ts'
import { documentTextIn } from '../documents/document-text.ts'
import { paperOf } from '../documents/paper-of.ts'
import type { SellingPrice } from '../pricing/selling-price.ts'
import { publicPartsOf } from '../pricing/visible-price.ts'
import type { Booking, BookingEvent } from '../store/booking.ts'
import type { BookingRepositories } from '../store/booking-records.ts'
import type { Payment } from '../store/payment-repository.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'
import type { PriceLine } from '../suppliers/supplier-price.ts'
import { bookingKey } from './booking-key.ts'
import type { BookingParts } from './booking-parts.ts'
import { type QuoteTerms, quotedOf, snapshotOf } from './booking-snapshot.ts'
import type { CancellationOutcome } from './cancellation-outcome.ts'

/** Of these there is nothing to be written. */
const unwritten = ['on_hold', 'expired', 'released']

/**
 * Takes a booking and gives everything that is written about it, in the branding and the language of its moment; null for one
 * that was only held. `origin` is where its links lead to.
 */
export async function bookingDocumentOf(
  agency: ResolvedAgency,
  booking: Booking,
  origin: string,
  { ofAgency }: Pick<BookingParts, 'ofAgency'>,
): Promise<BookingDocument | null> {
  const [item] = booking.items
  if (!item || unwritten.includes(item.state)) return null
  const repositories = ofAgency(agency.id)
  const [branded, payments, events] = await Promise.all([
    brandedAs(agency, booking.agencyVersion, repositories),
    repositories.payments.ofBooking(booking.id),
    repositories.bookings.events(booking.id),
  ])
  const { quote, travellers, requests } = snapshotOf(booking)
  const { subject, price, policy } = quotedOf(item)
  const credits = quote.discounts.find(({ kind }) => kind === 'credits')
  const { property, room, stay, occupancies, board, payment } = subject as QuotedStay
  const language = booking.language as LanguageCode
  const money = (amount: number) => ({ amount, currency: price.currency })
  const text = documentTextIn(language)
  const named = ({ code }: PriceLine) => chargeName(code, text)
  const steps = events.filter(({ itemId }) => itemId !== null)
  const outcome = item.outcome as
    | (Partial<CancellationOutcome> & { confirmationNumber?: string | null })
    | null
  return {
    brand: documentBrand(branded, await logoOf(branded.logo, repositories), origin),
    ...{
      language,
      locale: localeOf(language, branded),
      paper: paperOf(branded.country || branded.defaultCountry),
    },
    reference: booking.reference,
    confirmationNumber: outcome?.confirmationNumber ?? null,
    state: (item.state === 'in_doubt' ? 'pending' : item.state) as BookingDocument['state'],
    bookedAt: booking.createdAt,
    ...{ changedAt: lastOf(steps, booking.createdAt), changes: steps.length },
    // Files are handed on, to colleagues and shared calendars: what opens a booking stands in its mail alone.
    link: bookingPage(booking, origin),
    property: { ...property, phone: '' },
    ...{ arrival: stay.start, departure: stay.end, requests, terms: [] },
    rooms: occupancies.map((guests) => ({
      kind: room.kind,
      view: room.view,
      beds: room.beds,
      board,
      ...guests,
    })),
    travellers: travellers.map(({ firstName, lastName, room: number, type, age = null }) => ({
      ...{ name: `${firstName} ${lastName}`, room: number - 1, isLead: type === 'lead', age },
    })),
    cancellation: {
      isRefundable: policy.isRefundable,
      steps: policy.steps.map(({ from, penalty }) => ({ from, penalty: money(penalty) })),
    },
    cancelled:
      item.state === 'cancelled' && outcome?.at
        ? {
            at: new Date(outcome.at),
            penalty: money(outcome.penalty ?? 0),
            refund: money((outcome.refund ?? 0) + (outcome.refundedBefore ?? 0)),
            refundToCome: money(outcome.refund ?? 0),
            ...(credits && {
              credit: {
                lost: money(credits.amount - (outcome.creditsBack ?? 0)),
                back: money(outcome.creditsBack ?? 0),
              },
            }),
          }
        : null,
    price: {
      lines: priceLines(price, quote, named),
      total: money(price.total - quote.discounts.reduce((sum, { amount }) => sum + amount, 0)),
      due: price.dueAtProperty.map((line) => ({
        label: named(line) ?? text.say('price.kind.fee'),
        amount: { amount: line.amount, currency: line.currency },
        estimate: line.estimate === null ? null : money(line.estimate),
      })),
    },
    payment: paymentOf(payments.at(-1) ?? null, payment, money),
  }
}

/** Where a booking is looked at by who may see it. */
function bookingPage({ reference }: Pick<Booking, 'reference'>, origin: string): string {
  return `${origin}/booknow/hotels/confirm-payment?reference=${reference}`
}

/**
 * Where a booking is looked at, with what lets its reader in: after the `#`, which no browser sends to a server, so that no
 * log and no other site gets it. Nothing lets anybody into one that was taken over but the account that has it.
 */
export function bookingLink(
  booking: Pick<Booking, 'id' | 'reference' | 'isReassigned'>,
  origin: string,
  hash: BookingParts['hash'],
): string {
  const page = bookingPage(booking, origin)
  return booking.isReassigned ? page : `${page}#key=${bookingKey(booking.id, hash)}`
}

/** The agency as it was published when the booking was made. */
async function brandedAs(agency: ResolvedAgency, version: number, { versions }: BookingRepositories) {
  const then = version === agency.version ? null : await versions.find(version)
  return then === null ? agency.agency : { ...agency.agency, ...then.agency }
}

async function logoOf(
  address: string,
  { assets }: BookingRepositories,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const hash = /^\/media\/([0-9a-f]{16})\./.exec(address)?.[1]
  return hash === undefined ? null : ((await assets.find(hash))?.bytes ?? null)
}

function priceLines(
  price: SellingPrice,
  { discounts }: Pick<QuoteTerms, 'discounts'>,
  named: (line: PriceLine) => string | null,
): DocumentPriceLine[] {
  const money = (amount: number) => ({ amount, currency: price.currency })
  // Whoever has it printed, it is handed on: it says no more than a visitor sees.
  const { subtotal, taxes, fees } = publicPartsOf(price)
  return [
    { kind: 'rooms', label: null, amount: money(subtotal) },
    ...taxes.map((line) => ({ kind: 'tax' as const, label: named(line), amount: money(line.amount) })),
    ...fees.map((line) => ({ kind: 'fee' as const, label: named(line), amount: money(line.amount) })),
    ...discounts.map((discount) =>
      discount.kind === 'promo'
        ? { kind: 'discount' as const, label: discount.code, amount: money(-discount.amount) }
        : { kind: 'credit' as const, label: null, amount: money(-discount.amount) },
    ),
  ]
}

function paymentOf(
  payment: Payment | null,
  at: 'now' | 'at_property',
  money: (amount: number) => { amount: number; currency: string },
): BookingDocument['payment'] {
  return {
    at: at === 'now' ? 'now' : 'property',
    state: payment?.state ?? null,
    captured: money(payment?.captured ?? 0),
    refunded: money(payment?.refunded ?? 0),
  }
}

function lastOf(steps: readonly BookingEvent[], otherwise: Date): Date {
  return steps.at(-1)?.at ?? otherwise
}
