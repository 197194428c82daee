import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import type { SliceWanted } from '../../../../contract/types.ts'
import { passengerErrors, sliceErrors } from './journey-errors.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

const now = new Date('2026-03-10T12:00:00Z')
type Place = SliceWanted['from']
const airport = (code: string) => ({ kind: 'airport', code, within: 0 }) as Place
const city = (code: string) => ({ kind: 'city', code, within: 0 }) as Place
const slice = (from: Place, to: Place, date: string, more: Partial<SliceWanted> = {}): SliceWanted => ({
  from,
  to,
  date: date as SliceWanted['date'],
  ...more,
})
const errorsOf = (...slices: SliceWanted[]) => sliceErrors(slices, geo, now)
const fieldsOf = (...slices: SliceWanted[]) => errorsOf(...slices).map(({ field }) => field)
const london = city('LON')
const lisbon = airport('LIS')

describe('sliceErrors', () => {
  it('accepts a return, a city with several airports and today', () => {
    expect(errorsOf(slice(london, lisbon, '2026-03-10'), slice(lisbon, london, '2026-03-10'))).toEqual([])
  })

  it.each([
    ['an unknown airport', slice(airport('QQQ'), lisbon, '2026-05-01'), 'slices[0].from.code'],
    ['a city without several airports', slice(london, city('LIS'), '2026-05-01'), 'slices[0].to.code'],
    ['one airport twice', slice(lisbon, lisbon, '2026-05-01'), 'slices[0].to'],
    ['a city and its only other end', slice(london, airport('LGW'), '2026-05-01'), 'slices[0].to'],
    ['a past day', slice(london, lisbon, '2026-03-09'), 'slices[0].date'],
    ['a day that does not exist', slice(london, lisbon, '2026-02-30'), 'slices[0].date'],
    ['a day beyond 360', slice(london, lisbon, '2027-03-07'), 'slices[0].date'],
    [
      'hours that end before they begin',
      slice(london, lisbon, '2026-05-01', { departure: { from: 9, until: 9 } }),
      'slices[0].departure.until',
    ],
  ])('refuses %s', (_, wanted, field) => {
    expect(fieldsOf(wanted)).toEqual([field])
  })

  it('refuses slices out of order', () => {
    expect(fieldsOf(slice(london, lisbon, '2026-05-02'), slice(lisbon, london, '2026-05-01'))).toEqual([
      'slices[1].date',
    ])
  })

  it('accepts a slice on the day before only across the date line', () => {
    const auckland = airport('AKL')
    const honolulu = airport('HNL')
    const back = slice(honolulu, airport('LAX'), '2026-05-04')
    expect(errorsOf(slice(auckland, honolulu, '2026-05-05'), back)).toEqual([])
    expect(fieldsOf(slice(auckland, honolulu, '2026-05-06'), back)).toEqual(['slices[1].date'])
    const west = slice(auckland, airport('SYD'), '2026-05-04')
    expect(fieldsOf(slice(honolulu, auckland, '2026-05-05'), west)).toEqual(['slices[1].date'])
  })
})

describe('passengerErrors', () => {
  const reasonsOf = (adults: number, ...childAges: number[]) => passengerErrors({ adults, childAges })

  it('accepts nine seats with an infant for each adult', () => {
    expect(reasonsOf(9, 0, 1, 1)).toEqual([])
    expect(reasonsOf(2, 7, 0)).toEqual([])
  })

  it.each([
    ['nobody', [0], 'passengers.adults'],
    ['a child alone', [0, 9], 'passengers.adults'],
    ['a tenth seat', [9, 3], 'passengers'],
    ['more infants than adults', [1, 0, 1], 'passengers.childAges'],
  ])('refuses %s with a reason', (_, [adults = 0, ...ages], field) => {
    expect(reasonsOf(adults, ...ages)).toEqual([{ field, reason: expect.stringMatching(/^must/) }])
  })
})
