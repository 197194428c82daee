import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestedRooms } from './requested-rooms.ts'

it('every guest gets a room, and each room has an adult', () => {
  const guests = fc.record({
    rooms: fc.integer({ min: 1, max: 9 }),
    adults: fc.integer({ min: 1, max: 9 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 9 }),
  })
  fc.assert(
    fc.property(guests, (some) => {
      const rooms = requestedRooms(some)
      expect(rooms.reduce((sum, { adults }) => sum + adults, 0)).toBe(some.adults)
      expect(rooms.flatMap(({ childAges = [] }) => childAges).toSorted()).toEqual(some.childAges.toSorted())
      expect(rooms).toHaveLength(Math.min(some.rooms, some.adults))
      expect(Math.min(...rooms.map(({ adults }) => adults))).toBeGreaterThan(0)
    }),
  )
})

it('adults are spread evenly, then children', () => {
  expect(requestedRooms({ rooms: 2, adults: 3, childAges: [4, 9, 12] })).toEqual([
    { adults: 2, childAges: [4, 12] },
    { adults: 1, childAges: [9] },
  ])
})
