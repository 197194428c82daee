import { type BookingMailKind, bookingMail } from '../documents/booking-mail.ts'
import type { NewMail } from '../store/mail-repository.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import { bookingDocumentOf, bookingLink } from './booking-document-of.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** What a booking's mails are about, as the tasks name it. */
export type BookingNews = 'confirmed' | 'cancelled' | 'notCancelled' | 'pending' | 'rejected'

const kinds: Readonly<Record<BookingNews, BookingMailKind>> = {
  confirmed: 'bookingConfirmed',
  cancelled: 'bookingCancelled',
  notCancelled: 'bookingNotCancelled',
  pending: 'bookingPending',
  rejected: 'bookingRejected',
}

/** How a booking is that each of them tells of. */
const states: Readonly<Record<BookingNews, readonly string[]>> = {
  confirmed: ['confirmed', 'completed'],
  cancelled: ['cancelled'],
  notCancelled: ['confirmed'],
  pending: ['pending'],
  rejected: ['rejected'],
}

/**
 * Gives the mail that tells whoever booked what became of it, in the language they booked in; null where the site sends no
 * mail, or where it is no news any more: by now another mail tells what became of it since.
 */
export async function newsOfBooking(
  bookingId: string,
  news: BookingNews,
  agency: ResolvedAgency,
  parts: BookingParts,
): Promise<NewMail | null> {
  const { ofAgency, isDemo, sendsMail, print, hash, log } = parts
  const repositories = ofAgency(agency.id)
  const booking = await repositories.bookings.find(bookingId)
  if (!sendsMail || booking === null) return null
  const { contact, origin: there } = booking.snapshot as BookingSnapshot
  const origin = isDemo ? there : agency.canonicalHost && `https://${agency.canonicalHost}`
  if (!origin) return null
  const document = await bookingDocumentOf(agency, booking, origin, parts)
  if (document === null || !states[news].includes(document.state)) return null
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
