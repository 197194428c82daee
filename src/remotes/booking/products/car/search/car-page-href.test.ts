import { describe, expect, it } from 'vitest'
import { testRental } from '../results/testing-car-offer.ts'
import {
  carPageHref,
  criteriaOf,
  extrasHref,
  readCarId,
  readCover,
  readExtras,
  readRate,
  withRate,
  writeExtras,
} from './car-page-href.ts'

const criteria = criteriaOf(testRental)
const query = (text: string) => new URLSearchParams(text)

describe("the address of a car's page", () => {
  it('has the car, the search and the client of a proposal, and nothing else of the current address', () => {
    const href = carPageHref(query('client=LV-7K3QX9&sort=price'), 'c1', criteria)
    const params = query(href.split('?')[1] ?? '')
    expect(href).toMatch(/^\/booknow\/cars\/result-details\?carId=c1&/)
    expect([params.get('client'), params.get('sort'), params.get('pickUpDateTime')]).toEqual([
      'LV-7K3QX9',
      null,
      '2026-05-08T10:00:00',
    ])
    expect(carPageHref(query('client=//evil.example'), 'c1', criteria)).not.toContain('evil')
  })

  it('leads with a rate to the extras, which replace those of before', () => {
    const page = withRate(carPageHref(query(''), 'c1', criteria), 'old_rate-key')
    const href = extrasHref(page, 'new_rate-key', [{ code: 'gps', count: 1 }])
    const params = query(href.split('?')[1] ?? '')
    expect(href).toMatch(/^\/booknow\/cars\/reservation-details\?/)
    expect(params.getAll('rate')).toEqual(['new_rate-key'])
    expect(params.get('extras')).toBe('gps.1')
    expect(extrasHref(page, 'new_rate-key')).not.toContain('extras')
  })

  it('names a car, a rate and a cover, or none if it is hostile', () => {
    expect([
      readCarId(query('carId=lis-rwy-cdmr')),
      readCarId(query('carId=<b>')),
      readCarId(query('')),
    ]).toEqual(['lis-rwy-cdmr', null, null])
    expect([
      readRate(query('rate=abcd_efg-h')),
      readRate(query('rate=short')),
      readRate(query('rate=a b c d e f')),
    ]).toEqual(['abcd_efg-h', null, null])
    expect(readRate(query(`rate=${'a'.repeat(2001)}`))).toBeNull()
    expect([readCover(query('cover=zero_excess')), readCover(query('cover=all'))]).toEqual([
      'zero_excess',
      null,
    ])
  })
})

describe('extras in an address', () => {
  it('are read as they are written', () => {
    const extras = [
      { code: 'child_seat', count: 2 },
      { code: 'gps', count: 1 },
    ]
    expect(readExtras(query(`extras=${writeExtras(extras)}`))).toEqual(extras)
    expect(writeExtras([])).toBe('')
  })

  it.each([
    ['gps', []],
    ['gps.0,gps.10,gps.-1', []],
    ['<script>.1,__proto__.1,A.1', []],
    ['gps.1,gps.2', [{ code: 'gps', count: 2 }]],
  ])('ignore invalid ones: %s', (written, read) => {
    expect(readExtras(query(`extras=${written}`))).toEqual(read)
  })

  it('are at most twenty kinds', () => {
    const many = Array.from({ length: 30 }, (_, index) => `extra_${index}.1`).join()
    expect(readExtras(query(`extras=${many}`))).toHaveLength(20)
  })
})

describe('the search of a rental', () => {
  it('has its desks as places, and no other drop-off if the car returns to its desk', () => {
    const { desk } = testRental.pickUp
    expect(criteriaOf(testRental)).toEqual({
      pickUp: { name: desk.name, ...desk.position },
      dropOff: null,
      pickUpAt: '2026-05-08T10:00',
      dropOffAt: '2026-05-11T10:00',
      driverAge: 35,
      residence: 'DE',
    })
  })

  it('has the other desk of a one-way rental', () => {
    const desk = {
      ...testRental.dropOff.desk,
      id: 'opo-rwy',
      name: 'Porto',
      position: { latitude: 41, longitude: -8 },
    }
    const { dropOff } = criteriaOf({ ...testRental, dropOff: { ...testRental.dropOff, desk } })
    expect(dropOff).toEqual({ name: 'Porto', latitude: 41, longitude: -8 })
  })
})
