import { isHotelTextKey } from './hotel-text-keys.ts'
import { isResultsTextKey } from './results-text-keys.ts'

/** Text keys of earlier releases, by part and key, with their current key. */
const renamed: Readonly<Record<string, string>> = {
  'activity/tickets.code': 'activity/tickets.code.qr',
  'booking/booked.hotelNumber': 'hotel/booked.supplierNumber',
  'booking/booked.propertyFees': 'hotel/booked.localCharges',
  'booking/bookings.stay': 'booking/bookings.booked',
  'booking/checkout.backToHotel': 'hotel/checkout.backToOffer',
  'booking/checkout.clientChecksIn': 'hotel/checkout.leadIsClient',
  'booking/checkout.iCheckIn': 'hotel/checkout.leadIsMe',
  'booking/checkout.otherRooms': 'hotel/checkout.otherOffers',
  'booking/confirmation.adopt': 'booking/confirmation.claim',
  'booking/confirmation.adoptElsewhere': 'booking/confirmation.claimElsewhere',
  'booking/confirmation.adoptFailed': 'booking/confirmation.claimFailed',
  'booking/confirmation.adoptHint': 'booking/confirmation.claimHint',
  'booking/confirmation.adoptHintOwn': 'booking/confirmation.claimHintOwn',
  'booking/confirmation.adoptNow': 'booking/confirmation.claimNow',
  'booking/confirmation.adopted': 'booking/confirmation.claimed',
  'booking/confirmation.takeOver': 'booking/confirmation.reassign',
  'booking/confirmation.takeOverHint': 'booking/confirmation.reassignHint',
  'booking/confirmation.takeOverNow': 'booking/confirmation.reassignNow',
  // Before the state was split in two, this text said that a hotel had not answered.
  'booking/confirmation.pending': 'hotel/confirmation.in_doubt',
  'booking/confirmation.pendingHint': 'hotel/confirmation.in_doubtHint',
  'booking/confirmation.pendingUnmailed': 'hotel/confirmation.in_doubtUnmailed',
  'booking/hotel.agencyMarkup': 'booking/price.markup',
  'booking/hotel.loading': 'hotel/offer.loading',
  'booking/hotel.loginToSave': 'booking/price.logInToSave',
  'booking/hotel.priceToTraveller': 'booking/price.toTraveller',
  'booking/hotel.retailPrice': 'booking/price.retail',
  'booking/hotel.revealPrice': 'booking/price.reveal',
  'booking/hotel.sample': 'hotel/offer.sample',
  'booking/hotel.saved': 'booking/price.saved',
  'booking/hotel.search': 'hotel/offer.search',
  'booking/hotel.wholesaleRate': 'booking/price.wholesale',
  'booking/payment.atProperty': 'hotel/payment.paidLocally',
  'booking/problems.kind.ask': 'booking/incidents.kind.ask',
  'booking/problems.kind.booked_after_all': 'booking/incidents.kind.booked_after_all',
  'booking/problems.kind.cancel': 'booking/incidents.kind.cancel',
  'booking/problems.kind.cancelled_short': 'booking/incidents.kind.cancelled_short',
  'booking/problems.kind.cancelled_unknown': 'booking/incidents.kind.cancelled_unknown',
  'booking/problems.kind.capture': 'booking/incidents.kind.capture',
  'booking/problems.kind.complete': 'booking/incidents.kind.complete',
  'booking/problems.kind.disputed': 'booking/incidents.kind.disputed',
  'booking/problems.kind.hold_over': 'booking/incidents.kind.hold_over',
  'booking/problems.kind.mail': 'booking/incidents.kind.mail',
  'booking/problems.kind.other': 'booking/incidents.kind.other',
  'booking/problems.kind.refund': 'booking/incidents.kind.refund',
  'booking/problems.kind.refund_late': 'booking/incidents.kind.refund_late',
  'booking/problems.kind.refunded_elsewhere': 'booking/incidents.kind.refunded_elsewhere',
  'booking/problems.kind.refunded_twice': 'booking/incidents.kind.refunded_twice',
  'booking/problems.kind.unpaid': 'booking/incidents.kind.unpaid',
  'booking/problems.kind.void': 'booking/incidents.kind.void',
  'booking/problems.lead': 'booking/incidents.lead',
  'booking/problems.retry': 'booking/incidents.retry',
  'booking/problems.settled': 'booking/incidents.settled',
  'booking/problems.since': 'booking/incidents.since',
  'booking/problems.title': 'booking/incidents.title',
  'booking/proposal.hotel': 'hotel/proposal.offer',
  'booking/trips.notice.pending': 'hotel/trips.notice.in_doubt',
  'booking/trips.noticeHint.pending': 'hotel/trips.noticeHint.in_doubt',
  'booking/trips.paidAtProperty': 'hotel/trips.paidLocally',
  'booking/trips.propertyNote': 'hotel/trips.localNote',
  'booking/trips.step.adopted': 'booking/trips.step.claimed',
}

/** The current keys among them. */
export const currentTextKeys: readonly string[] = Object.values(renamed)

const byOldKey = new Map([
  ...Object.entries(renamed),
  ...Object.entries(renamed).map(([old, key]) => [withoutPart(old), withoutPart(key)] as const),
])

/** Returns the current key for a key of an agency's `wording`, with or without its part; any other key unchanged. */
export function currentTextKey(key: string): string {
  const current = byOldKey.get(key) ?? key
  const [part, bare = ''] = current.split('/', 2)
  if ((part === 'booking' || part === 'hotel') && isResultsTextKey(bare)) return `booking/${bare}`
  return part === 'booking' && isHotelTextKey(bare) ? `hotel/${bare}` : current
}

/** Returns an agency's wording, by language, under the current keys. */
export function withCurrentKeys<Wording extends { readonly [language: string]: object | undefined }>(
  wording: Wording,
): Wording {
  const words = Object.entries(wording).map(([language, texts]) => [language, texts && withKeys(texts)])
  return Object.fromEntries(words) as Wording
}

function withKeys(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const current = currentTextKey(key)
      return [current, key.startsWith('booking/') && current.startsWith('hotel/') ? withTitle(text) : text]
    }),
  )
}

/** Earlier texts had a placeholder named after the product; it is now `title`. */
function withTitle(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/\{\{(hotel|house)\}\}/g, '{{title}}') : text
}

function withoutPart(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
