import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashText, mix, randomStream, unit } from './random.ts'

it('returns the same numbers for the same seed, on every machine and in every version', () => {
  expect(hashText('livery')).toBe(hashText('livery'))
  const stream = randomStream(42)
  expect([stream.next(), stream.next()]).toEqual([0.6011037519201636, 0.44829055899754167])
})

it('spreads seeds evenly: neighbours have nothing in common', () => {
  const values = Array.from({ length: 20_000 }, (_, index) => unit(mix(7, index)))
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = values.filter((value) => Math.floor(value * 10) === tenth).length / values.length
    expect(share).toBeGreaterThan(0.09)
    expect(share).toBeLessThan(0.11)
  }
})

it('depends on the order of mixed values', () => {
  expect(mix(mix(1, 2), 3)).not.toBe(mix(mix(1, 3), 2))
})

it('stays within the requested range for any seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, count) => {
      const stream = randomStream(seed)
      expect(stream.below(count)).toBeLessThan(count)
      expect(stream.between(3, 4)).toBeGreaterThanOrEqual(3)
      expect(['a', 'b']).toContain(stream.pick(['a', 'b']))
      expect(unit(seed)).toBeLessThan(1)
    }),
  )
})
