import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActivityRateKey, decodeActivityRateKey, encodeActivityRateKey } from './activity-rate-key.ts'

const key: ActivityRateKey = {
  productCode: 'a2267057-7nwqo7-old-town-1',
  option: 'shared-pt',
  date: '2026-12-04',
  at: '00:00',
  units: [
    { unit: 'adult', count: 2 },
    { unit: 'child', count: 1 },
  ],
  day: 20_780,
  scenario: 'weather_cancelled',
}

describe('the key of a visit', () => {
  it('is read back exactly, whatever the order of its units', () => {
    const text = encodeActivityRateKey(key)
    expect(text).toMatch(/^[\w-]{8,}$/)
    expect(decodeActivityRateKey(text)).toEqual(key)
    expect(encodeActivityRateKey({ ...key, units: key.units.toReversed() })).toBe(text)
  })

  it.each<[string, Partial<ActivityRateKey>]>([
    ['no date', { date: '2026-02-30' }],
    ['no time', { at: '24:00' }],
    ['no unit', { units: [] }],
    [
      'a unit twice',
      {
        units: [
          { unit: 'adult', count: 1 },
          { unit: 'adult', count: 1 },
        ],
      },
    ],
    ['none of a unit', { units: [{ unit: 'adult', count: 0 }] }],
    ['a part of a unit', { units: [{ unit: 'adult', count: 1.5 }] }],
    ['no product', { productCode: 'h1-1' }],
  ])('is refused with %s', (_, change) => {
    expect(decodeActivityRateKey(encodeActivityRateKey({ ...key, ...change }))).toBeNull()
  })

  it('is refused with an unknown scenario, and for any other text', () => {
    const strange = { ...key, scenario: 'free_of_charge' as 'slow' }
    expect(decodeActivityRateKey(encodeActivityRateKey(strange))).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeActivityRateKey(text)).toBeNull()
      }),
    )
  })
})
