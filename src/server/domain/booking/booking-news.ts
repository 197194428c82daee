import type { LanguageCode } from '../../../contract/types.ts'
import { emailKey } from '../../../tenant/email-key.ts'
import { localeOf } from '../../../tenant/language.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import { onlyItem } from '../documents/booking-document-texts.ts'
import type { ItemDocumentState } from '../documents/document-item.ts'
import { documentTexts } from '../documents/document-texts.ts'
import { cancellationTexts } from '../documents/money-texts.ts'
import { bookingMail, type PlainMailKind } from '../mail/booking-mail.ts'
import type { AmendmentDueMail, MailKind } from '../mail/mail-data.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import type { NewMail } from '../mail/mail-repository.ts'
import { renderMail } from '../mail/render-mail.ts'
import { kindOf } from '../products/spine/product-kind.ts'
import type { Amendment } from './amendment-repository.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingLink, searchPage } from './booking-page.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { amendmentNews, changeCost, supplierChangeNews } from './change-news.ts'
import { documentCancellation } from './document-item.ts'
import { type HoldNews, heldNews, isHoldNews } from './held-news.ts'
import { makeBookingDocument } from './make-booking-document.ts'
import { makePaymentNews, type PaymentNews, type PaymentNewsTask } from './payment-news.ts'
import { wasClaimedByLink } from './was-claimed-by-link.ts'

/** What a mail about a booking reports, as tasks name it. */
export type BookingNews =
  | 'confirmed'
  | 'answered'
  | 'cancelled'
  | 'notCancelled'
  | 'pending'
  | 'rejected'
  | 'claimed'

/** The payload of a mail task: what it reports, and its recipient if that is not the booker. */
export type BookingNewsTask =
  | { bookingId: string; what: BookingNews; itemId?: string }
  | PaymentNewsTask
  /** It is held and paid later; `at` is when the mail is due, ISO 8601, if that is not now. */
  | { bookingId: string; what: HoldNews; at?: string }
  /** To the account that had the booking before. */
  | { bookingId: string; what: 'reassigned'; loser: string }
  /** A supplier change: waiting for an answer, or accepted. */
  | { bookingId: string; what: 'supplierChanged' | 'amended'; changeId: string }
  /** A change that the traveller or agency requested: waiting for its payment, booked, or refused. */
  | { bookingId: string; what: 'amendmentDue' | 'amended' | 'notAmended'; amendmentId: string }

const NOT_PRINTED = 'a voucher could not be printed; its mail is sent without it'

const kinds: Readonly<Record<BookingNews, PlainMailKind>> = {
  confirmed: 'bookingConfirmed',
  answered: 'bookingAnswered',
  cancelled: 'bookingCancelled',
  notCancelled: 'bookingNotCancelled',
  pending: 'bookingPending',
  rejected: 'bookingRejected',
  claimed: 'bookingClaimed',
}

const paymentKinds: Readonly<Record<PaymentNews, `bookingPayment${string}` & MailKind>> = {
  paymentDue: 'bookingPaymentDue',
  paymentTaken: 'bookingPaymentTaken',
  paymentFailed: 'bookingPaymentFailed',
}

/** The item states that each mail reports; null for account mails, which are sent in any state. */
const states: Readonly<Record<BookingNews, readonly ItemDocumentState[] | null>> = {
  confirmed: ['confirmed', 'completed'],
  answered: ['confirmed', 'pending'],
  cancelled: ['cancelled'],
  notCancelled: ['confirmed'],
  pending: ['pending'],
  rejected: ['rejected'],
  claimed: null,
}

/**
 * Returns the mail about a booking, in the language it was booked in, or about its account. Null if the site sends no
 * mail, or if the news is out of date because a later mail covers it.
 */
export async function makeBookingNews(
  task: BookingNewsTask,
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
): Promise<NewMail | null> {
  const booking = await dependencies.ofAgency(agency.id).bookings.find(task.bookingId)
  if (!dependencies.sendsMail || booking === null) return null
  const { origin: bookedAt } = snapshotOf(booking)
  const origin = dependencies.isDemo ? bookedAt : agency.canonicalHost && `https://${agency.canonicalHost}`
  if (!origin) return null
  if (task.what === 'reassigned') return lossOf(booking, task.loser, agency, origin, dependencies)
  if (isHoldNews(task)) return heldNews(booking, task.what, agency, origin, dependencies)
  if ('amendmentId' in task) return amendmentNewsOf(booking, task, agency, origin, dependencies)
  if ('dueOn' in task) return paymentNewsOf(booking, task, agency, origin, dependencies)
  return 'changeId' in task
    ? changeNewsOf(booking, task, agency, origin, dependencies)
    : newsOf(booking, task, agency, origin, dependencies)
}

/** The mail about a change that the traveller requested. */
async function amendmentNewsOf(
  booking: Booking,
  { what, amendmentId }: Extract<BookingNewsTask, { amendmentId: string }>,
  agency: ResolvedAgency,
  origin: string,
  dependencies: BookingDependencies,
): Promise<NewMail | null> {
  const { print, hash, log, kinds: products } = dependencies
  const amendment = await dependencies.ofAgency(agency.id).amendments.find(amendmentId)
  const document = await makeBookingDocument(agency, booking, origin, dependencies)
  if (amendment === null || document === null) return null
  const settings = { agency: agency.agency, origin, language: document.language }
  const { firstName } = snapshotOf(booking).contact
  const link = bookingLink(booking, origin, hash)
  const news = { firstName, document, link, ...amendmentNews(amendment, document, products) }
  if (what === 'amendmentDue') return amendmentDueMail(amendment, news, settings, booking.contactEmail)
  const kind = amendment.state === 'applied' ? 'bookingAmended' : 'bookingNotAmended'
  return bookingMail(kind, settings, booking.contactEmail, news, print, (err) =>
    log.error({ err, reference: booking.reference }, NOT_PRINTED),
  )
}

/** The mail that asks for the payment of a change; null once it is paid or lapsed. */
function amendmentDueMail(
  { state, secondsLeft, expiresAt, snapshot: { becomes } }: Amendment,
  news: Omit<AmendmentDueMail, 'payBy' | 'cancellation'>,
  settings: MailSettings,
  recipient: string,
): NewMail | null {
  if (state !== 'accepted' || secondsLeft === 0) return null
  const { document } = news
  const texts = onlyItem(document)?.texts.own
  const words = documentTexts(document)
  const payBy = words.moment(expiresAt, becomes.policy.timeZone)
  const cancellation = cancellationTexts({ cancellation: documentCancellation(becomes), price: null }, words)
  const own = { ...settings, ...(texts && { texts }) }
  return renderMail('bookingAmendmentDue', own, recipient, { ...news, payBy, cancellation })
}

/** The mail about a later payment; null if it is out of date. */
async function paymentNewsOf(
  booking: Booking,
  task: PaymentNewsTask,
  agency: ResolvedAgency,
  origin: string,
  dependencies: BookingDependencies,
): Promise<NewMail | null> {
  const entry = await makePaymentNews(booking, task, dependencies.ofAgency(agency.id))
  const document = entry && (await makeBookingDocument(agency, booking, origin, dependencies))
  if (!entry || !document) return null
  const { firstName } = snapshotOf(booking).contact
  const data = { firstName, document, entry, link: bookingLink(booking, origin, dependencies.hash) }
  const texts = onlyItem(document)?.texts.own
  const settings = { agency: agency.agency, origin, language: document.language, ...(texts && { texts }) }
  return renderMail(paymentKinds[task.what], settings, booking.contactEmail, data)
}

/** The mail about a supplier change; null once it was answered otherwise. */
async function changeNewsOf(
  booking: Booking,
  { what, changeId }: Extract<BookingNewsTask, { changeId: string }>,
  agency: ResolvedAgency,
  origin: string,
  dependencies: BookingDependencies,
): Promise<NewMail | null> {
  const { print, hash, log, kinds: products } = dependencies
  const change = await dependencies.ofAgency(agency.id).supplierChanges.find(changeId)
  const document = await makeBookingDocument(agency, booking, origin, dependencies)
  if (change?.state !== (what === 'amended' ? 'accepted' : 'open') || document === null) return null
  const settings = { agency: agency.agency, origin, language: document.language }
  const { firstName } = snapshotOf(booking).contact
  const link = bookingLink(booking, origin, hash)
  const news = { firstName, document, link, ...supplierChangeNews(change, document, products) }
  const failed = (err: unknown) => log.error({ err, reference: booking.reference }, NOT_PRINTED)
  if (what === 'supplierChanged')
    return bookingMail('bookingSupplierChanged', settings, booking.contactEmail, news, null, failed)
  const changed = { ...news, cost: changeCost(change) }
  return bookingMail('bookingAmended', settings, booking.contactEmail, changed, print, failed)
}

async function newsOf(
  booking: Booking,
  { what: news, itemId }: Extract<BookingNewsTask, { what: BookingNews }>,
  agency: ResolvedAgency,
  origin: string,
  dependencies: BookingDependencies,
): Promise<NewMail | null> {
  const { print, hash, log } = dependencies
  const document = await makeBookingDocument(agency, booking, origin, dependencies)
  if (document === null) return null
  const about = itemsOf(document, news, itemId)
  if (about.length === 0) return null
  if (news === 'claimed' && !(await isSomebodyElses(booking, agency, dependencies))) return null
  const { contact } = snapshotOf(booking)
  const link =
    news === 'rejected' ? searchPage(booking, origin, agency.agency) : bookingLink(booking, origin, hash)
  const data = { firstName: contact.firstName, document, about, link }
  const settings = { agency: agency.agency, origin, language: document.language }
  return bookingMail(kinds[news], settings, booking.contactEmail, data, print, (err) =>
    log.error({ err, reference: document.reference }, NOT_PRINTED),
  )
}

/**
 * Returns the ids of the items that a mail reports; none if it is out of date. A refusal is reported only if nothing
 * is left.
 */
function itemsOf({ items, state }: BookingDocument, news: BookingNews, itemId?: string): string[] {
  const reported = states[news]
  if (reported === null) return items.map(({ id }) => id)
  if (news === 'rejected' && state !== 'rejected' && state !== 'cancelled') return []
  const found = items.filter((item) => reported.includes(item.state))
  const latest = found.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, 1)
  const wanted = news === 'cancelled' ? latest : found
  return (itemId === undefined ? wanted : found.filter(({ id }) => id === itemId)).map(({ id }) => id)
}

function timeOf({ cancelled }: BookingDocument['items'][number]): number {
  return cancelled?.at.getTime() ?? 0
}

/**
 * Whether the booking's account claimed it by its access link and has another address than it was booked with. The
 * booker may have taken it back since, and an account with the same address gets no mail about itself.
 */
async function isSomebodyElses(
  { id, personId, contactEmail }: Booking,
  agency: ResolvedAgency,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<boolean> {
  const { bookings, users } = ofAgency(agency.id)
  if (personId === null || !wasClaimedByLink(await bookings.events(id))) return false
  const person = await users.find(personId)
  return person === null || emailKey(person.email) !== emailKey(contactEmail)
}

/**
 * The mail to the account that lost a booking to the owner of its address. It names the booking and contains no
 * access link.
 */
async function lossOf(
  booking: Booking,
  loser: string,
  { id, agency }: ResolvedAgency,
  origin: string,
  { ofAgency, kinds }: Pick<BookingDependencies, 'ofAgency' | 'kinds'>,
): Promise<NewMail | null> {
  const { reference, language: booked, items } = booking
  const person = await ofAgency(id).users.find(loser)
  if (!person?.isActive) return null
  const own = agency.languages.find((code) => code === person.language)
  const language = own ?? (booked as LanguageCode)
  const [only, ...others] = items
  const texts = only && others.length === 0 ? kindOf(only, kinds).texts(language) : {}
  const titles = items.map((item) => kindOf(item, kinds).summaryOf(quotedOf(item).subject).title)
  const { list } = documentTexts({ language, locale: localeOf(language, agency) })
  return renderMail('bookingReassigned', { agency, origin, language, texts }, person.email, {
    firstName: person.firstName,
    reference,
    title: list(titles),
    link: `${origin}/mytrip/mytrips`,
  })
}
