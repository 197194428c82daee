import type { FieldError, Occupancy } from '../../../../contract/types.ts'
import type { RoomOccupancy } from '../../suppliers/hotel-offer.ts'

const mostRooms = 9

/**
 * Returns the guests of each room, spread evenly over an occupancy's rooms, and the rules that they break. Defaults
 * are those of spec §9: one room, two adults, no children.
 */
export function roomOccupancies(occupancies: readonly Occupancy[]): {
  rooms: RoomOccupancy[]
  errors: FieldError[]
} {
  const errors: FieldError[] = []
  const rooms = occupancies.flatMap((occupancy, index) => {
    const { numOfRoom = 1, numOfAdults = 2, numOfChildren = 0, childAges = [] } = occupancy
    const field = (name: keyof Occupancy) => `occupancies[${index}].${name}`
    if (numOfAdults < 1) errors.push({ field: field('numOfAdults'), reason: 'must be at least 1' })
    if (numOfRoom < 1) errors.push({ field: field('numOfRoom'), reason: 'must be at least 1' })
    if (childAges.length !== numOfChildren) {
      errors.push({ field: field('childAges'), reason: 'must have one age for each child' })
    }
    return Array.from({ length: Math.min(numOfRoom, mostRooms) }, (_, room) => ({
      adults: Math.max(1, Math.ceil((numOfAdults - room) / numOfRoom)),
      childAges: childAges.filter((_, child) => child % numOfRoom === room),
    }))
  })
  if (rooms.length > mostRooms)
    errors.push({ field: 'occupancies', reason: `must be at most ${mostRooms} rooms in all` })
  return { rooms, errors }
}
