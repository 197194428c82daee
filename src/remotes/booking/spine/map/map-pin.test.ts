import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterPins } from './map-pin.tsx'

const room = { width: 80, height: 40 }
const pins = fc
  .array(
    fc.record({
      x: fc.double({ min: -20, max: 20, noNaN: true }),
      y: fc.double({ min: -20, max: 20, noNaN: true }),
    }),
    {
      maxLength: 120,
    },
  )
  .map((points) => points.map((point, at) => ({ ...point, id: `${at}` })))

describe('map pins', () => {
  it('never overlap and are never lost', () => {
    fc.assert(
      fc.property(pins, fc.double({ min: 1, max: 600, noNaN: true }), (some, scale) => {
        const groups = clusterPins(some, scale, room)
        expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(some.map(({ id }) => id).toSorted())
        for (const [at, one] of groups.entries()) {
          for (const other of groups.slice(at + 1)) {
            const isApart =
              Math.abs(one.x - other.x) * scale >= room.width ||
              Math.abs(one.y - other.y) * scale >= room.height
            expect(isApart).toBe(true)
          }
        }
      }),
    )
  })

  it('show the most important one of a place', () => {
    const some = ['first', 'second', 'third'].map((id) => ({ id, x: 1, y: 1 }))
    expect(clusterPins(some, 10, room)).toEqual([
      { id: 'first', ids: ['first', 'second', 'third'], x: 1, y: 1 },
    ])
  })

  it('separate as the map zooms in', () => {
    const some = [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 1, y: 0 },
    ]
    expect(clusterPins(some, 40, room)).toHaveLength(1)
    expect(clusterPins(some, 80, room)).toHaveLength(2)
  })
})
