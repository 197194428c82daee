import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { FieldError } from '../../../../contract/types.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { RoomOccupancy, Stay } from '../../suppliers/hotel-offer.ts'
import { stayErrors } from '../spine/stay-errors.ts'

/** The guests of one room, including children; more guests need another room. */
const mostInRoom = 9

interface AskedStay {
  readonly stay: Stay
  readonly rooms: readonly RoomOccupancy[]
}

/**
 * Throws 422 with each invalid field of a stay. Dates follow the local calendar, from today, with at most 30 nights;
 * a room has at most nine guests.
 */
export function requireStay(
  { stay, rooms }: AskedStay,
  position: GeoPoint,
  { geo, clock }: { geo: Pick<Geo, 'timeZoneAt'>; clock: () => Date },
): void {
  const today = clockTime(clock(), geo.timeZoneAt(position)).slice(0, 10)
  const fields = { start: 'stay.start', end: 'stay.end' }
  const crowded = rooms.flatMap(({ adults, childAges }, index): FieldError[] =>
    adults + childAges.length > mostInRoom
      ? [{ field: `rooms[${index}]`, reason: `must sleep at most ${mostInRoom} people` }]
      : [],
  )
  rejectInvalid('body', [...stayErrors(stay, fields, today), ...crowded])
}
