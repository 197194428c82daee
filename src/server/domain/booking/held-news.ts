import type { LanguageCode } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { documentTexts } from '../documents/document-texts.ts'
import type { MailKind } from '../mail/mail-data.ts'
import type { NewMail } from '../mail/mail-repository.ts'
import { renderMail } from '../mail/render-mail.ts'
import { kindOf } from '../products/spine/product-kind.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingLink } from './booking-page.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { heldUntil } from './held-items.ts'

/** What a mail about a hold that is paid later reports: its start, the end of a clock soon, or that it lapsed. */
export type HoldNews = 'held' | 'priceEnding' | 'holdEnding' | 'holdLapsed'

const mailKinds = {
  held: 'bookingHeld',
  priceEnding: 'bookingPriceEnding',
  holdEnding: 'bookingHoldEnding',
  holdLapsed: 'bookingHoldLapsed',
} as const satisfies Record<HoldNews, MailKind>

/** Whether a task reports something about a hold. */
export function isHoldNews<Task extends { what: string }>(task: Task): task is Task & { what: HoldNews } {
  return Object.hasOwn(mailKinds, task.what)
}

/**
 * Returns a mail about a booking that is held and paid later, with both clocks in the local time of its first item.
 * Null once it is paid, released or lapsed, or for a lapse if it has not lapsed.
 */
export function heldNews(
  booking: Booking,
  what: HoldNews,
  { agency }: ResolvedAgency,
  origin: string,
  { hash, kinds }: Pick<BookingDependencies, 'hash' | 'kinds'>,
): NewMail | null {
  const { payLater, contact, quote } = snapshotOf(booking)
  const [item] = booking.items
  if (payLater === undefined || item === undefined) return null
  const hasLapsed = booking.items.every(({ state }) => state === 'expired')
  const until = what === 'holdLapsed' ? hasLapsed && new Date(payLater.payBy) : heldUntil(booking)
  if (!until) return null
  const language = booking.language as LanguageCode
  const words = documentTexts({ language, locale: localeOf(language, agency) })
  const kind = kindOf(item, kinds)
  const { timeZone } = kind.periodOf(quotedOf(item).subject)
  const titles = booking.items.map((one) => kindOf(one, kinds).summaryOf(quotedOf(one).subject).title)
  const { priceUntil } = payLater
  const texts = booking.items.length === 1 ? kind.texts(language) : {}
  return renderMail(mailKinds[what], { agency, origin, language, texts }, booking.contactEmail, {
    firstName: contact.firstName,
    reference: booking.reference,
    title: words.list(titles),
    amount: words.money({ amount: quote.dueNow, currency: quote.currency }),
    payBy: words.moment(until, timeZone),
    priceUntil: priceUntil === null ? null : words.moment(new Date(priceUntil), timeZone),
    zone: words.zone(timeZone, until.toISOString().slice(0, 10)),
    link: bookingLink(booking, origin, hash),
  })
}
