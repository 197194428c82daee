import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, cutRing } from './cut-into-cells.ts'
import { simplifyLine, simplifyRing } from './simplify.ts'

describe('cutting into square degrees', () => {
  it('gives each cell its part in its own units', () => {
    const parts = new Map<number, number[]>()
    cutRing([10.5, 20.5, 11.5, 20.5, 11.5, 20.75, 10.5, 20.75], (cell, part) => parts.set(cell, part))
    expect([...parts.keys()].toSorted((a, b) => a - b)).toEqual([20 * 360 + 10, 20 * 360 + 11])
    expect(parts.get(20 * 360 + 11)).toEqual(expect.arrayContaining([0, 512, 768]))
  })

  it('covers the area of a ring, wherever it lies', () => {
    const place = fc.tuple(
      fc.double({ min: 0, max: 350, noNaN: true }),
      fc.double({ min: 0, max: 170, noNaN: true }),
    )
    fc.assert(
      fc.property(place, ([x, y]) => {
        let area = 0
        cutRing([x, y, x + 5, y, x + 5, y + 5, x, y + 5], (_, part) => {
          area += Math.abs(areaOf(part)) / 1024 ** 2
        })
        expect(area).toBeCloseTo(25, 0)
      }),
      { numRuns: 30 },
    )
  })

  it('cuts a line at each border of a cell', () => {
    const cells: number[] = []
    cutLine([0.5, 0.5, 3.5, 0.5], (cell) => cells.push(cell))
    expect(cells).toEqual([0, 1, 2, 3])
  })
})

describe('simplifying', () => {
  it('keeps the points that stand out', () => {
    expect(simplifyLine([0, 0, 5, 0.1, 10, 0, 10, 10], () => 1)).toEqual([0, 0, 10, 0, 10, 10])
    expect(simplifyRing([0, 0, 1, 0.001, 2, 0, 2, 2, 0, 2], () => 0.1)).toEqual([0, 0, 2, 0, 2, 2, 0, 2])
  })
})

function areaOf(ring: readonly number[]): number {
  let twice = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    twice += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return twice / 2
}
