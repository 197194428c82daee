import type { FieldError, ItemChange } from '../../../../contract/types.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { RoomOccupancy } from '../../suppliers/hotel-offer.ts'
import type { HotelChange, QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { QuoteMoment } from '../spine/product-kind.ts'
import { stayErrors } from './stay-errors.ts'

/** Younger children sleep with their parents. */
const OWN_BED = 3

/**
 * Returns the new dates and guests of a booked stay for its supplier. Throws 422 with each invalid field: dates as
 * for any stay, no more guests than the room type's beds, and at least one difference.
 */
export function stayChange(
  subject: QuotedStay,
  { stay, rooms }: ItemChange,
  { geo, clock }: QuoteMoment,
): HotelChange {
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
