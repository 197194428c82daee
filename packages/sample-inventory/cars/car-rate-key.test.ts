import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CarRateKey, decodeCarRateKey, encodeCarRateKey, keyedPoint } from './car-rate-key.ts'

const key: CarRateKey = {
  carId: 'lis-rwy-ecmr',
  planCode: 'flex',
  cover: 'basic',
  extras: [
    { code: 'child_seat', count: 2 },
    { code: 'extra_driver', count: 1 },
  ],
  pickUp: { point: { latitude: 38.7813, longitude: -9.13592 }, at: '2027-03-05T10:00:00' },
  dropOff: { point: { latitude: -41.2481, longitude: 174.68139 }, at: '2027-03-08T09:30:00' },
  driverAge: 35,
  residence: 'DE',
  day: 20_778,
  scenario: null,
}

const encoded = (changes: object) => encodeCarRateKey({ ...key, ...changes })

describe("a car's rate key", () => {
  it('contains everything that decides the price', () => {
    expect(decodeCarRateKey(encodeCarRateKey(key))).toEqual(key)
    const acted: CarRateKey = { ...key, extras: [], planCode: 'saver', scenario: 'desk_moved' }
    expect(decodeCarRateKey(encodeCarRateKey(acted))).toEqual(acted)
  })

  it('has positions to about a metre, and no negative zero', () => {
    const point = keyedPoint({ latitude: -0.000001, longitude: 12.3456789 })
    expect(Object.is(point.latitude, 0)).toBe(true)
    expect(point.longitude).toBe(12.34568)
    const at = { point, at: key.pickUp.at }
    expect(decodeCarRateKey(encoded({ pickUp: at }))?.pickUp).toEqual(at)
  })

  it.each([
    ['another company format', { carId: 'LIS-rwy-ecmr' }],
    ['an unknown plan', { planCode: 'free' }],
    ['an unknown cover', { cover: 'everything' }],
    ['a driver of 17', { driverAge: 17 }],
    ['a driver of 100', { driverAge: 100 }],
    ['a country in small letters', { residence: 'de' }],
    ['an extra twice', { extras: [key.extras[0], key.extras[0]] }],
    ['a negative count', { extras: [{ code: 'child_seat', count: -1 }] }],
    ['a latitude off the earth', { pickUp: { ...key.pickUp, point: { latitude: 91, longitude: 0 } } }],
    ['a longitude off the earth', { dropOff: { ...key.dropOff, point: { latitude: 0, longitude: 181 } } }],
    ['a day that does not exist', { pickUp: { ...key.pickUp, at: '2027-02-30T10:00:00' } }],
    ['an hour that does not exist', { pickUp: { ...key.pickUp, at: '2027-02-20T24:00:00' } }],
    ['a rental of thousands of years', { dropOff: { ...key.dropOff, at: '9999-12-31T10:00:00' } }],
    ['a return before the pick-up', { dropOff: { ...key.dropOff, at: '2027-03-01T10:00:00' } }],
    ['an unknown scenario', { scenario: 'free_of_charge' }],
  ])('is none with %s', (_, changes) => {
    expect(decodeCarRateKey(encoded(changes))).toBeNull()
  })

  it('is null, without an error, for any other text, even with one letter changed', () => {
    const text = encodeCarRateKey(key)
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'AZaz09-_'), (place, letter) => {
        const other = text.slice(0, place) + letter + text.slice(place + 1)
        const read = decodeCarRateKey(other)
        // Another key may be valid, but then it is exactly that key.
        expect(read === null || encodeCarRateKey(read) === other).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(decodeCarRateKey(any)).toBeNull()
      }),
    )
  })
})
