import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLine, clipRing } from './clip.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const coordinate = fc.integer({ min: -30, max: 30 })
const points = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 12 })
  .map((list) => list.flat())

describe('the part of a ring in a box', () => {
  it('is the whole ring, if it lies inside', () => {
    expect(clipRing([1, 1, 9, 1, 9, 9], box)).toEqual([1, 1, 9, 1, 9, 9])
  })

  it('is the whole box, if the ring surrounds it', () => {
    const part = clipRing([-5, -5, 20, -5, 20, 20, -5, 20], box)
    expect(area(part)).toBe(100)
  })

  it('is empty, if the ring lies outside', () => {
    expect(clipRing([20, 20, 25, 20, 25, 25], box)).toEqual([])
  })

  it('never leaves the box', () => {
    fc.assert(fc.property(points, (ring) => clipRing(ring, box).every((value) => value >= 0 && value <= 10)))
  })

  it('has, with the parts in the neighbouring boxes, the area of the ring', () => {
    const halves = [
      { left: -30, top: -30, right: 3, bottom: 30 },
      { left: 3, top: -30, right: 30, bottom: 30 },
    ]
    fc.assert(
      fc.property(points, (ring) => {
        const sum = halves.reduce((all, half) => all + area(clipRing(ring, half)), 0)
        expect(sum).toBeCloseTo(area(ring), 6)
      }),
    )
  })
})

describe('the parts of a line in a box', () => {
  it('end where the line leaves the box, and begin where it comes back', () => {
    expect(clipLine([5, 5, 15, 5, 15, 8, 5, 8], box)).toEqual([
      [5, 5, 10, 5],
      [10, 8, 5, 8],
    ])
  })

  it('cross the box between two points outside it', () => {
    expect(clipLine([-5, 5, 15, 5], box)).toEqual([[0, 5, 10, 5]])
  })

  it('are none for a line outside', () => {
    expect(clipLine([-5, -5, 15, -5], box)).toEqual([])
  })
})

/** The signed area of a ring. */
function area(ring: readonly number[]): number {
  let twice = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    twice += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return twice / 2
}
