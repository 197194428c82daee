import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeOn } from './capacity.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const demand = fc.double({ min: 0.01, max: 0.97, noNaN: true })

describe('freeOn', () => {
  it('never frees anything as the day approaches: what is sold stays sold', () => {
    fc.assert(
      fc.property(
        seed,
        demand,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 300 }),
        (s, d, capacity, days) => {
          expect(freeOn(s, capacity, d, days)).toBeLessThanOrEqual(freeOn(s, capacity, d, days + 1))
          expect(freeOn(s, capacity, d, days)).toBeGreaterThanOrEqual(0)
          expect(freeOn(s, capacity, d, 400)).toBe(capacity)
        },
      ),
    )
  })

  it('really sells out: shortly before a popular date most small properties are full', () => {
    const full = Array.from({ length: 500 }, (_, s) => freeOn(s, 2, 0.9, 0)).filter((free) => free === 0)
    expect(full.length).toBeGreaterThan(350)
  })

  it('also sells tonight if tonight is yesterday in UTC', () => {
    fc.assert(
      fc.property(seed, demand, (s, d) => {
        expect(freeOn(s, 5, d, -1)).toBe(freeOn(s, 5, d, 0))
      }),
    )
  })

  it('keeps some free where demand is low', () => {
    const full = Array.from({ length: 500 }, (_, s) => freeOn(s, 4, 0.3, 20)).filter((free) => free === 0)
    expect(full.length).toBeLessThan(20)
  })
})
