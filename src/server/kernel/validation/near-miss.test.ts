import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearMiss } from './near-miss.ts'

const known = ['latitude', 'longitude', 'radius', 'age', 'isOTA']

/** Optimal string alignment by its definition, letter by letter from the end. */
function allSlips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  const costs = [allSlips(x, b) + 1, allSlips(a, y) + 1, allSlips(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1)]
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  if (isSwapped) costs.push(allSlips(a.slice(0, -2), b.slice(0, -2)) + 1)
  return Math.min(...costs)
}

describe('nearMiss', () => {
  it.each([
    ['lattitude', 'latitude'],
    ['latitued', 'latitude'],
    ['LONGITUDE', 'longitude'],
    ['raduis', 'radius'],
    ['isOta', 'isOTA'],
    ['aeg', 'age'],
  ])('suggests for %s the name %s', (given, meant) => {
    expect(nearMiss(given, known)).toBe(meant)
  })

  it.each(['colour', 'a', '', 'gea', 'latitude'.repeat(5000)])('has no suggestion for %.20s', (given) => {
    expect(nearMiss(given, known)).toBeNull()
  })

  it('agrees with an exhaustive measure, however similar the names', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 6 }), (given, names) => {
        const slips = names.map((one) => allSlips(given, one))
        const least = Math.min(...slips)
        const meant = least <= (given.length < 5 ? 1 : 2) ? names[slips.indexOf(least)] : null
        expect(nearMiss(given, names)).toBe(meant)
      }),
    )
  })

  it('recognises a name of five letters or more after any one typo', () => {
    const slip = fc.tuple(fc.nat(7), fc.constantFrom('', 'x', '--'))
    fc.assert(
      fc.property(slip, ([at, put]) => {
        const given = `latitude`.slice(0, at) + put + `latitude`.slice(at + 1)
        expect(nearMiss(given, known)).toBe('latitude')
      }),
    )
  })
})
