import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measurePath } from './measure-path.ts'

describe('measurePath', () => {
  it.each([
    ['M0 0H3V4', 7, 3],
    ['m10 10 3 0 0 4z', 12, 4],
    ['M0,0 3,4', 5, 2],
    ['M1 1 L4 5 M9 9 h-2.5.5', 8, 5],
    ['M0 0c0 3 4 3 4 0', 10, 2],
    ['M0 0a5 5 0 0 1 10 0', Math.PI * 5, 2],
    ['M0 0a5 5 0 0110 0', Math.PI * 5, 2],
    ['M0 0q5 5 10 0', 2 * Math.hypot(5, 5), 2],
    ['M0 0h5 nonsense h9', 5, 2],
    ['', 0, 0],
    ['M0 0L1e2 0', 100, 2],
    ['M0-0L-3-4', 5, 2],
  ])('measures %s', (data, length, vertices) => {
    const measure = measurePath(data)
    expect(measure.length).toBeCloseTo(length, 6)
    expect(measure.vertices).toBe(vertices)
  })

  it("mirrors a shorthand's control point, however often", () => {
    const swing = (count: number) => measurePath(`M0 0q0 1000 1 0${'t1 0'.repeat(count)}`).length
    expect(swing(10)).toBeGreaterThan(10 * 1000)
  })

  it('is never shorter than the distance between its ends', () => {
    const number = fc.integer({ min: -999, max: 999 })
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 30 }), (points) => {
        const data = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
        const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)]
        expect(measurePath(data).length + 1e-6).toBeGreaterThanOrEqual(
          Math.hypot(to[0] - from[0], to[1] - from[1]),
        )
      }),
    )
  })
})
