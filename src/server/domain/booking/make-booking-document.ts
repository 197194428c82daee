import type { LanguageCode, Traveller } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDocument, DocumentTraveller } from '../documents/booking-document.ts'
import { documentBrand } from '../documents/document-brand.ts'
import type { DocumentPriceLine } from '../documents/document-item.ts'
import { documentState } from '../documents/document-state.ts'
import { paperSize } from '../documents/paper-size.ts'
import type { Booking, BookingEvent } from './booking.ts'
import { bookingCharges } from './booking-charges.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingPage } from './booking-page.ts'
import type { BookingRepositories } from './booking-records.ts'
import { partyOfItem, snapshotOf } from './booking-snapshot.ts'
import type { ShownDiscount } from './discounts.ts'
import { documentItem, writtenItems } from './document-item.ts'
import { documentPayments } from './document-payments.ts'
import { paymentCalendar } from './payment-calendar.ts'

/**
 * Returns everything a booking's documents contain, in the branding and language of the time of booking; null if it
 * was only held. `origin` is the base of its links.
 */
export async function makeBookingDocument(
  agency: ResolvedAgency,
  booking: Booking,
  origin: string,
  { ofAgency, kinds }: Pick<BookingDependencies, 'ofAgency' | 'kinds'>,
): Promise<BookingDocument | null> {
  const written = writtenItems(booking.items)
  if (written.length === 0) return null
  const charges = bookingCharges(
    booking,
    written.map(({ item }) => item),
  )
  const repositories = ofAgency(agency.id)
  const [branded, payments, events] = await Promise.all([
    brandedAs(agency, booking.agencyVersion, repositories),
    repositories.payments.ofBooking(booking.id),
    repositories.bookings.events(booking.id),
  ])
  const { quote, requests } = snapshotOf(booking)
  const language = booking.language as LanguageCode
  const spoken = { language, locale: localeOf(language, branded) }
  const partyOf = ({ id }: { id: string }) => partyOfItem(booking, id).travellers.map(writtenTraveller)
  const items = written.map(({ item, line }) => {
    const charged = charges.items.find((one) => one.item === item)
    const party = partyOf(item)
    const { answers = [] } = partyOfItem(booking, item.id)
    const { createdAt: bookedAt } = booking
    const share = charged?.share ?? null
    return documentItem(item, { ...spoken, kinds, party, answers, line, share, bookedAt })
  })
  const [first, ...others] = items
  if (first === undefined) return null
  const steps = events.filter(({ itemId }) => itemId !== null)
  const money = (amount: number) => ({ amount, currency: quote.currency })
  return {
    brand: documentBrand(branded, await logoOf(branded.logo, repositories), origin),
    ...spoken,
    paper: paperSize(branded.country || branded.defaultCountry),
    reference: booking.reference,
    state: documentState(items.map(({ state }) => state)),
    bookedAt: booking.createdAt,
    changedAt: lastOf(steps, booking.createdAt),
    changes: steps.length,
    // Files are passed on to colleagues and shared calendars: only the mail contains the access key.
    link: bookingPage(booking, origin),
    party: written.flatMap(({ item }) => partyOf(item)),
    items: [first, ...others],
    price: {
      discounts: charges.discounts.map((one) => discountLine(one, quote.currency)),
      total: money(items.reduce((sum, { price }) => sum + (price?.total.amount ?? 0), 0)),
    },
    payments: documentPayments(charges, payments, paymentCalendar(booking, payments), quote.currency),
    requests,
  }
}

/** Documents are passed on, so they contain no passport data. */
function writtenTraveller({ firstName, lastName, group, role, age }: Traveller): DocumentTraveller {
  return { name: `${firstName} ${lastName}`, group: group - 1, isLead: role !== undefined, age: age ?? null }
}

function discountLine({ kind, code, amount: off }: ShownDiscount, currency: string): DocumentPriceLine {
  const amount = { amount: -off, currency }
  return kind === 'promo'
    ? { kind: 'discount', label: code ?? null, amount }
    : { kind: 'credit', label: null, amount }
}

/** The agency as published when the booking was made. */
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

function lastOf(steps: readonly BookingEvent[], otherwise: Date): Date {
  return steps.at(-1)?.at ?? otherwise
}
