import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { ProductKind } from '../spine/product-kind.ts'
import { bookedStay } from './booked-stay.ts'
import { hotelDocument } from './hotel-document.ts'
import { hotelSchedule } from './hotel-schedule.ts'
import { requireStay } from './hotel-stay.ts'
import { hotelTexts } from './hotel-texts.ts'
import { stayChange } from './stay-change.ts'
import { travellersWanted } from './travellers-wanted.ts'

/** Hotels as quotes, bookings and proposals know them: rooms of a house for a stay. */
export const hotelKind = {
  product: 'hotel',
  engine: 'Hotels',
  requireQuotable({ stay, occupancies, property }, moment) {
    requireStay({ stay, rooms: occupancies }, property.position, moment)
  },
  positionOf: ({ property }) => property.position,
  periodOf: ({ stay, property }) => ({ start: stay.start, end: stay.end, timeZone: property.timeZone }),
  scheduleOf: hotelSchedule,
  // What cannot be given back cannot be exchanged either, nor what is paid in parts.
  actionsOf: ({ isRefundable, deposit }) => (isRefundable && !deposit ? ['cancel', 'change'] : ['cancel']),
  changeOf: stayChange,
  partyOf: (requirements, { occupancies }) => travellersWanted(requirements, occupancies),
  // What a guest asks of the house, and when they come, is asked for every booking.
  questionsOf: () => [],
  shown: (subject, policy) => ({ product: 'hotel', hotel: bookedStay(subject, policy) }),
  summaryOf: ({ property, occupancies }) => ({
    title: property.name,
    place: property.address.city,
    picture: property.pictures[0]?.url ?? '/scenes/fallback.svg',
    guests: occupancies.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
  }),
  texts: hotelTexts,
  documentPart: hotelDocument,
} as const satisfies ProductKind<QuotedStay>
