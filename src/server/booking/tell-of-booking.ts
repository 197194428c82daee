import { type BookingMailKind, bookingMail } from '../documents/booking-mail.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import { bookingDocumentOf, bookingLink } from './booking-document-of.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** What a booking's mails are about, as the tasks name it. */
export type BookingNews = 'confirmed' | 'cancelled' | 'pending' | 'rejected'

const kinds: Readonly<Record<BookingNews, BookingMailKind>> = {
  confirmed: 'bookingConfirmed',
  cancelled: 'bookingCancelled',
  pending: 'bookingPending',
  rejected: 'bookingRejected',
}

/** Writes to whoever booked what became of it, in the language they booked in; nobody where the site sends no mail. */
export async function tellOfBooking(
  bookingId: string,
  news: BookingNews,
  agency: ResolvedAgency,
  parts: BookingParts,
): Promise<void> {
  const { ofAgency, isDemo, sendsMail, print, hash } = parts
  const repositories = ofAgency(agency.id)
  const booking = await repositories.bookings.find(bookingId)
  if (!sendsMail || booking === null || print === null) return
  const { contact, origin: there } = booking.snapshot as BookingSnapshot
  const origin = isDemo ? there : agency.canonicalHost && `https://${agency.canonicalHost}`
  if (!origin) return
  const document = await bookingDocumentOf(agency, booking, origin, parts)
  // By now it may be decided, which another mail tells.
  if (document === null || (news === 'pending' && document.state !== 'pending')) return
  const link = news === 'rejected' ? `${origin}/booknow/hotels` : bookingLink(booking, origin, hash)
  const data = { firstName: contact.firstName, document, link }
  const settings = { agency: agency.agency, origin, language: document.language }
  await repositories.mails.add(await bookingMail(kinds[news], settings, booking.contactEmail, data, print))
}
