import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

describe('the random stream of a seed', () => {
  it('is the same on every machine', () => {
    const random = createRandom('beach/rimini')
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([36, 962, 276])
  })

  it('stays within the requested bounds, including the ends of integers', () => {
    const random = createRandom('bounds')
    const wholes = Array.from({ length: 400 }, () => random.whole(2, 5))
    expect([...new Set(wholes)].sort()).toEqual([2, 3, 4, 5])
    for (let index = 0; index < 400; index += 1) {
      const value = random.range(-1, 1)
      expect(value).toBeGreaterThanOrEqual(-1)
      expect(value).toBeLessThan(1)
    }
  })

  it('does not resemble the stream of a seed that differs by one character', () => {
    const first = Array.from({ length: 40 }, (_, index) => createRandom(`deal-${index}`).range(0, 1))
    const mean = first.reduce((sum, value) => sum + value, 0) / first.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.15)
    expect(new Set(first.map((value) => Math.floor(value * 10))).size).toBeGreaterThan(7)
  })

  it('throws if there is nothing to pick from', () => {
    expect(() => createRandom('x').pick([])).toThrow('pick needs at least one choice')
  })
})
