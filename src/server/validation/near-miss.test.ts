import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearMiss } from './near-miss.ts'

const known = ['latitude', 'longitude', 'radius', 'age', 'isOTA']

describe('nearMiss', () => {
  it.each([
    ['lattitude', 'latitude'],
    ['latitued', 'latitude'],
    ['LONGITUDE', 'longitude'],
    ['raduis', 'radius'],
    ['isOta', 'isOTA'],
    ['aeg', 'age'],
  ])('takes %s for %s', (given, meant) => {
    expect(nearMiss(given, known)).toBe(meant)
  })

  it.each(['colour', 'a', '', 'gea', 'latitude'.repeat(5000)])('has no suggestion for %.20s', (given) => {
    expect(nearMiss(given, known)).toBeNull()
  })

  it('finds a name of five letters or more again after any one slip', () => {
    const slip = fc.tuple(fc.nat(7), fc.constantFrom('', 'x', '--'))
    fc.assert(
      fc.property(slip, ([at, put]) => {
        const given = `latitude`.slice(0, at) + put + `latitude`.slice(at + 1)
        expect(nearMiss(given, known)).toBe('latitude')
      }),
    )
  })
})
