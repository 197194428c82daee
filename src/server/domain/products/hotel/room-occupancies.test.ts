import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roomOccupancies } from './room-occupancies.ts'

describe('roomOccupancies', () => {
  it('returns one room with two adults and no children by default', () => {
    expect(roomOccupancies([{}])).toEqual({ rooms: [{ adults: 2, childAges: [] }], errors: [] })
  })

  it('spreads the guests of an occupancy over its rooms', () => {
    expect(
      roomOccupancies([{ numOfRoom: 2, numOfAdults: 3, numOfChildren: 3, childAges: [4, 9, 12] }]).rooms,
    ).toEqual([
      { adults: 2, childAges: [4, 12] },
      { adults: 1, childAges: [9] },
    ])
  })

  it('names the invalid field', () => {
    expect(roomOccupancies([{}, { numOfChildren: 2, childAges: [3] }]).errors).toEqual([
      { field: 'occupancies[1].childAges', reason: 'must have one age for each child' },
    ])
    expect(roomOccupancies([{ numOfAdults: 0 }]).errors).toEqual([
      { field: 'occupancies[0].numOfAdults', reason: 'must be at least 1' },
    ])
    expect(roomOccupancies([{ numOfRoom: 0 }]).errors.map(({ field }) => field)).toEqual([
      'occupancies[0].numOfRoom',
    ])
    expect(roomOccupancies([{ numOfRoom: 5 }, { numOfRoom: 5 }]).errors).toEqual([
      { field: 'occupancies', reason: 'must be at most 9 rooms in all' },
    ])
  })

  it('loses no guest if there are enough adults for the rooms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 9 }),
        (numOfRoom, more, childAges) => {
          const numOfAdults = numOfRoom + more
          const occupancy = { numOfRoom, numOfAdults, numOfChildren: childAges.length, childAges }
          const { rooms, errors } = roomOccupancies([occupancy])
          expect(errors).toEqual([])
          expect(rooms).toHaveLength(numOfRoom)
          expect(rooms.reduce((sum, { adults }) => sum + adults, 0)).toBe(numOfAdults)
          expect(rooms.flatMap((room) => room.childAges).sort()).toEqual([...childAges].sort())
        },
      ),
    )
  })
})
