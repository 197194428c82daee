import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CarSearchCriteria,
  carHref,
  carSearchHref,
  emptyCarSearch,
  readAge,
  readCarSearch,
} from './car-search.ts'

const today = '2026-03-10'
const lisbon = { name: 'Lisbon Airport (LIS)', latitude: 38.77, longitude: -9.13 }
const porto = { name: 'Porto, Portugal', latitude: 41.15, longitude: -8.61 }
const criteria: CarSearchCriteria = {
  pickUp: lisbon,
  dropOff: null,
  pickUpAt: '2026-05-08T10:30',
  dropOffAt: '2026-05-11T09:00',
  driverAge: 24,
  residence: 'DE',
}
const read = (href: string) => {
  const params = new URL(href, 'https://agency.example').searchParams
  return readCarSearch((name) => params.get(name), today)
}

describe('the address of a car search', () => {
  it('is read back as written, with and without another return place', () => {
    expect(read(carSearchHref(criteria))).toEqual(criteria)
    expect(read(carHref('c1-2', { ...criteria, dropOff: porto }))).toEqual({ ...criteria, dropOff: porto })
  })

  it('is that of a deal, whose places have no names', () => {
    const deal =
      '/booknow/cars/result-details?carId=c1&pickUpDateTime=2026-05-08T10:00:00&pickupLatitude=38.7&pickupLongitude=-9.1' +
      '&returnDateTime=2026-05-10T10:00:00&returnLatitude=38.7&returnLongitude=-9.1&age=25&countryOfResidence=US'
    expect(read(deal)).toEqual({
      pickUp: { name: '', latitude: 38.7, longitude: -9.1 },
      dropOff: null,
      pickUpAt: '2026-05-08T10:00',
      dropOffAt: '2026-05-10T10:00',
      driverAge: 25,
      residence: 'US',
    })
  })

  it.each([
    ['a return before the pick-up', 'returnDateTime=2026-05-08T10:30:00'],
    ['a past pick-up', 'pickUpDateTime=2026-03-09T10:00:00'],
    ['a day that does not exist', 'pickUpDateTime=2026-02-30T10:00:00'],
    ['an hour that does not exist', 'pickUpDateTime=2026-05-08T24:30:00'],
  ])('gets the usual times for %s', (_, change) => {
    const params = new URL(carSearchHref(criteria), 'https://agency.example').searchParams
    for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
    const { pickUpAt, dropOffAt } = emptyCarSearch(today)
    expect(readCarSearch((name) => params.get(name), today)).toMatchObject({ pickUpAt, dropOffAt })
  })

  it('accepts any parameters without throwing, and never an age outside 18 to 99', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('age', 'pickupLatitude', 'pickUpDateTime', 'return'), fc.string()),
        (pairs) => {
          const found = readCarSearch(
            (name) => ({ pickupLatitude: '1', pickupLongitude: '2', ...pairs })[name] ?? null,
            today,
          )
          if (found) expect(readAge(String(found.driverAge))).toBe(found.driverAge)
        },
      ),
    )
  })

  it.each(['17', '100', '-1', '25.5', '', 'x', null])('has no driver of age %j', (age) => {
    expect(readAge(age)).toBeNull()
  })
})
