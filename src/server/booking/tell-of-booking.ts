import type { LanguageCode } from '../../contract/types.ts'
import { emailKey } from '../../tenant/email-key.ts'
import { type BookingMailKind, bookingMail } from '../documents/booking-mail.ts'
import { renderMail } from '../mail/render-mail.ts'
import { kindOf } from '../products/spine/product-kind.ts'
import type { Booking } from '../store/booking.ts'
import type { NewMail } from '../store/mail-repository.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import { bookingDocumentOf, bookingLink } from './booking-document-of.ts'
import type { BookingParts } from './booking-parts.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { wasClaimedByLink } from './was-claimed-by-link.ts'

/** What who booked is told of their booking, as the tasks name it. */
export type BookingNews = 'confirmed' | 'cancelled' | 'notCancelled' | 'pending' | 'rejected' | 'adopted'

/** What a mail's task has: of what, and whom it is told who is not who booked. */
export type BookingNewsTask =
  | { bookingId: string; what: BookingNews }
  /** To the person who had it in their account. */
  | { bookingId: string; what: 'takenOver'; loser: string }

const kinds: Readonly<Record<BookingNews, BookingMailKind>> = {
  confirmed: 'bookingConfirmed',
  cancelled: 'bookingCancelled',
  notCancelled: 'bookingNotCancelled',
  pending: 'bookingPending',
  rejected: 'bookingRejected',
  adopted: 'bookingClaimed',
}

/** How a booking is that each of them tells of; of an account that it came into, however it is. */
const states: Readonly<Record<BookingNews, readonly string[] | null>> = {
  confirmed: ['confirmed', 'completed'],
  cancelled: ['cancelled'],
  notCancelled: ['confirmed'],
  pending: ['pending'],
  rejected: ['rejected'],
  adopted: null,
}

/**
 * Gives the mail that tells whoever it concerns what became of a booking, in the language they booked in, or of their account;
 * null where the site sends no mail, or where it is no news any more: by now another mail tells what became of it since.
 */
export async function newsOfBooking(
  task: BookingNewsTask,
  agency: ResolvedAgency,
  parts: BookingParts,
): Promise<NewMail | null> {
  const booking = await parts.ofAgency(agency.id).bookings.find(task.bookingId)
  if (!parts.sendsMail || booking === null) return null
  const { origin: there } = snapshotOf(booking)
  const origin = parts.isDemo ? there : agency.canonicalHost && `https://${agency.canonicalHost}`
  if (!origin) return null
  return task.what === 'takenOver'
    ? lossOf(booking, task.loser, agency, origin, parts)
    : newsOf(booking, task.what, agency, origin, parts)
}

async function newsOf(
  booking: Booking,
  news: BookingNews,
  agency: ResolvedAgency,
  origin: string,
  parts: BookingParts,
): Promise<NewMail | null> {
  const { print, hash, log } = parts
  const document = await bookingDocumentOf(agency, booking, origin, parts)
  if (document === null || !(states[news]?.includes(document.state) ?? true)) return null
  if (news === 'adopted' && !(await isSomebodyElses(booking, agency, parts))) return null
  const { contact } = snapshotOf(booking)
  const link = news === 'rejected' ? `${origin}/booknow/hotels` : bookingLink(booking, origin, hash)
  const data = { firstName: contact.firstName, document, link }
  const settings = { agency: agency.agency, origin, language: document.language }
  return bookingMail(kinds[news], settings, booking.contactEmail, data, print, (err) =>
    log.error(
      { err, reference: document.reference },
      'a voucher could not be printed; its mail goes without it',
    ),
  )
}

/**
 * Whether the account that has a booking came by it by its key, and has another address than it was booked with. Whose address it
 * is may have taken it over before they were told, and who has that very address, shown to be theirs or not, is told nothing of themselves.
 */
async function isSomebodyElses(
  { id, personId, contactEmail }: Booking,
  agency: ResolvedAgency,
  { ofAgency }: Pick<BookingParts, 'ofAgency'>,
): Promise<boolean> {
  const { bookings, users } = ofAgency(agency.id)
  if (personId === null || !wasClaimedByLink(await bookings.events(id))) return false
  const person = await users.find(personId)
  return person === null || emailKey(person.email) !== emailKey(contactEmail)
}

/** The mail to who had a booking in their account that whose address it is took over: it names it, and lets nobody in. */
async function lossOf(
  booking: Booking,
  loser: string,
  { id, agency }: ResolvedAgency,
  origin: string,
  { ofAgency, kinds }: Pick<BookingParts, 'ofAgency' | 'kinds'>,
): Promise<NewMail | null> {
  const { reference, language: booked, items } = booking
  const person = await ofAgency(id).users.find(loser)
  if (!person?.isActive) return null
  const own = agency.languages.find((code) => code === person.language)
  const language = own ?? (booked as LanguageCode)
  const titles = items.map((item) => kindOf(item, kinds).summaryOf(quotedOf(item).subject).title)
  return renderMail('bookingReassigned', { agency, origin, language }, person.email, {
    ...{ firstName: person.firstName, reference, property: titles.join(', ') },
    link: `${origin}/mytrip/mytrips`,
  })
}
