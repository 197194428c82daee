import type { LanguageCode, Traveller } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDocument, DocumentTraveller } from '../documents/booking-document.ts'
import { documentBrand } from '../documents/document-brand.ts'
import type { DocumentPriceLine } from '../documents/document-item.ts'
import { documentState } from '../documents/document-state.ts'
import { paperOf } from '../documents/paper-of.ts'
import type { Booking, BookingEvent } from './booking.ts'
import { bookingPage } from './booking-page.ts'
import type { BookingParts } from './booking-parts.ts'
import { planOf } from './booking-plan.ts'
import type { BookingRepositories } from './booking-records.ts'
import { partyOfItem, snapshotOf } from './booking-snapshot.ts'
import { documentItem, isWritten } from './document-item.ts'
import { documentPayments } from './document-payments.ts'
import type { ItemShare } from './payment-plan.ts'

/**
 * Takes a booking and gives everything that is written about it, in the branding and the language of its moment; null for one
 * that was only held. `origin` is where its links lead to.
 */
export async function bookingDocumentOf(
  agency: ResolvedAgency,
  booking: Booking,
  origin: string,
  { ofAgency, kinds }: Pick<BookingParts, 'ofAgency' | 'kinds'>,
): Promise<BookingDocument | null> {
  const { shares } = planOf(booking)
  const written = booking.items
    .map((item, line) => ({ item, line, share: shares[line] ?? noShare }))
    .filter(({ item }) => isWritten(item))
  if (written.length === 0) return null
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
  const isRefused = written.every(({ item }) => item.state === 'rejected')
  // What was refused next to something else costs nothing; what was refused altogether is written with its price.
  const charged = written.filter(({ item }) => isRefused || item.state !== 'rejected')
  const items = written.map((one) =>
    documentItem(one.item, {
      ...{ ...spoken, ...one, kinds },
      ...{ party: partyOf(one.item), isCharged: charged.includes(one) },
    }),
  )
  const [first, ...others] = items
  if (first === undefined) return null
  const steps = events.filter(({ itemId }) => itemId !== null)
  const money = (amount: number) => ({ amount, currency: quote.currency })
  return {
    brand: documentBrand(branded, await logoOf(branded.logo, repositories), origin),
    ...spoken,
    paper: paperOf(branded.country || branded.defaultCountry),
    reference: booking.reference,
    state: documentState(items.map(({ state }) => state)),
    bookedAt: booking.createdAt,
    ...{ changedAt: lastOf(steps, booking.createdAt), changes: steps.length },
    // Files are handed on, to colleagues and shared calendars: what opens a booking stands in its mail alone.
    link: bookingPage(booking, origin),
    party: written.flatMap(({ item }) => partyOf(item)),
    items: [first, ...others],
    price: {
      discounts: discountsOf(quote, charged),
      total: money(items.reduce((sum, { price }) => sum + (price?.total.amount ?? 0), 0)),
    },
    payments: documentPayments(charged, payments, quote.currency),
    requests,
  }
}

/** Documents are handed on: nothing that a traveller shows at a border is in them. */
function writtenTraveller({ firstName, lastName, group, role, age }: Traveller): DocumentTraveller {
  return { name: `${firstName} ${lastName}`, group: group - 1, isLead: role === 'lead', age: age ?? null }
}

const noShare: ItemShare = { card: [], credits: 0, promo: 0 }

/** What the code and the wallet take off what is charged. */
function discountsOf(
  { discounts, currency }: ReturnType<typeof snapshotOf>['quote'],
  charged: readonly { share: ItemShare }[],
): DocumentPriceLine[] {
  const off = (of: 'promo' | 'credits') => ({
    amount: -charged.reduce((sum, { share }) => sum + share[of], 0),
    currency,
  })
  return discounts
    .map(
      (discount): DocumentPriceLine =>
        discount.kind === 'promo'
          ? { kind: 'discount', label: discount.code, amount: off('promo') }
          : { kind: 'credit', label: null, amount: off('credits') },
    )
    .filter(({ amount }) => amount.amount !== 0)
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

function lastOf(steps: readonly BookingEvent[], otherwise: Date): Date {
  return steps.at(-1)?.at ?? otherwise
}
