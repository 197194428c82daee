import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseVaried } from './choose-varied.ts'

interface Thing {
  worth: number
  kind: string
}
const variety = { worth: ({ worth }: Thing) => worth, likenesses: ({ kind }: Thing) => [kind], dullness: 0.5 }

describe('chooseVaried', () => {
  it('prefers variety to similar offers unless it is much worse', () => {
    const things = [
      { worth: 1, kind: 'beach' },
      { worth: 0.9, kind: 'beach' },
      { worth: 0.6, kind: 'old town' },
      { worth: 0.1, kind: 'desert' },
    ]
    expect(chooseVaried(things, 2, variety).map(({ kind }) => kind)).toEqual(['beach', 'old town'])
    expect(chooseVaried(things, 3, variety).map(({ worth }) => worth)).toEqual([1, 0.9, 0.6])
  })

  it('takes all offers if there are fewer than wanted, and changes nothing', () => {
    const things = [{ worth: 1, kind: 'a' }]
    expect(chooseVaried(things, 8, variety)).toEqual(things)
    expect(chooseVaried([], 8, variety)).toEqual([])
    expect(things).toHaveLength(1)
  })

  it('returns different offers, best first, with the best of all among them', () => {
    const thing = fc.record({
      worth: fc.double({ min: -5, max: 5, noNaN: true }),
      kind: fc.constantFrom('a', 'b', 'c'),
    })
    fc.assert(
      fc.property(
        fc.array(thing, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 10 }),
        (things, count) => {
          const chosen = chooseVaried(things, count, variety)
          expect(new Set(chosen).size).toBe(Math.min(count, things.length))
          const worths = chosen.map(({ worth }) => worth)
          expect(worths).toEqual(worths.toSorted((a, b) => b - a))
          expect(worths[0]).toBe(Math.max(...things.map(({ worth }) => worth)))
        },
      ),
    )
  })
})
