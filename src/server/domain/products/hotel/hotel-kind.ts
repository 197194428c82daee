import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  BookedStay,
  FieldError,
  ItemChange,
  TravellerRequirement as Wanted,
} from '../../../../contract/types.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { RoomOccupancy } from '../../suppliers/hotel-offer.ts'
import type { HotelChange, QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import type { ProductKind, QuoteMoment } from '../spine/product-kind.ts'
import { requiredFields } from '../spine/required-fields.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'
import { stayErrors } from '../spine/stay-errors.ts'
import { hotelDocument } from './hotel-document.ts'
import { hotelSchedule } from './hotel-schedule.ts'
import { requireStay } from './hotel-stay.ts'
import { hotelTexts } from './hotel-texts.ts'

/** Younger children sleep with their parents. */
const OWN_BED = 3

/** The hotel kind: rooms of a property for a stay, as the spine sees them. */
export const hotelKind = {
  product: 'hotel',
  engine: 'Hotels',
  requireQuotable({ stay, occupancies, property }, moment) {
    requireStay({ stay, rooms: occupancies }, property.position, moment)
  },
  positionOf: ({ property }) => property.position,
  periodOf: ({ stay, property }) => ({ start: stay.start, end: stay.end, timeZone: property.timeZone }),
  scheduleOf: hotelSchedule,
  // A stay that is non-refundable or paid in parts cannot be changed.
  actionsOf: ({ isRefundable, deposit }) => (isRefundable && !deposit ? ['cancel', 'change'] : ['cancel']),
  changeOf: stayChange,
  partyOf: (requirements, { occupancies }) => travellersWanted(requirements, occupancies),
  // Every booking already has fields for requests and arrival time.
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

/** Returns a quoted or booked stay, with its cancellation policy, in the contract's shape. */
function bookedStay(subject: QuotedStay, policy: SoldPolicy): BookedStay {
  const { property, room, stay, occupancies, board, payment, isRefundable, deposit } = subject
  // How many rooms of a type a property has is confidential.
  const { rooms: _, ...type } = room
  return structuredClone({
    hotel: property,
    room: type,
    rate: { board, payment, isRefundable, policy, ...(deposit && { deposit }) },
    stay,
    rooms: occupancies,
  }) as unknown as BookedStay
}

/**
 * Returns each guest to name and what is required of them. The guest who checks in to each room is always named,
 * others only if the supplier requires it.
 */
function travellersWanted(
  requirements: readonly TravellerRequirement[],
  rooms: readonly RoomOccupancy[],
): Wanted[] {
  const { lead, adult, child } = requiredFields(requirements)
  return rooms.flatMap(({ adults, childAges }, index) => {
    const group = index + 1
    const others = adult.length === 0 ? 0 : adults - 1
    return [
      { group, type: 'adult' as const, role: 'lead' as const, fields: lead },
      ...Array.from({ length: others }, () => ({ group, type: 'adult' as const, fields: adult })),
      ...(child.length === 0
        ? []
        : childAges.map((age) => ({ group, type: 'child' as const, age, fields: child }))),
    ]
  })
}

/**
 * Returns the new dates and guests of a booked stay for its supplier. Throws 422 with each invalid field: dates as
 * for any stay, no more guests than the room type's beds, and at least one difference.
 */
function stayChange(subject: QuotedStay, change: ItemChange, { geo, clock }: QuoteMoment): HotelChange {
  const { stay, rooms } = ofProduct(change, 'hotel')
  const { position } = subject.property
  const today = clockTime(clock(), geo.timeZoneAt(position)).slice(0, 10)
  const fields = { start: 'change.stay.start', end: 'change.stay.end' }
  const errors = [...stayErrors(stay, fields, today), ...crowded(rooms, subject.room.sleeps)]
  const isSame =
    stay.start === subject.stay.start &&
    stay.end === subject.stay.end &&
    isSameParty(rooms, subject.occupancies)
  const nothing = { field: 'change', reason: 'must differ from the booked dates or guests' }
  rejectInvalid('body', errors.length === 0 && isSame ? [nothing] : errors)
  return { stay, occupancies: rooms }
}

function crowded(rooms: readonly RoomOccupancy[], sleeps: number): FieldError[] {
  return rooms.flatMap(({ adults, childAges }, index) =>
    adults + childAges.filter((age) => age >= OWN_BED).length > sleeps
      ? [{ field: `change.rooms[${index}]`, reason: `must be at most ${sleeps} people in this type of room` }]
      : [],
  )
}

function isSameParty(one: readonly RoomOccupancy[], other: readonly RoomOccupancy[]): boolean {
  return JSON.stringify(one.map(ordered)) === JSON.stringify(other.map(ordered))
}

function ordered({ adults, childAges }: RoomOccupancy) {
  return { adults, childAges: childAges.toSorted((a, b) => a - b) }
}
