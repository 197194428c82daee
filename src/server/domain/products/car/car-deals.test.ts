import { describe, expect, it } from 'vitest'
import { sampleLogo } from '../../../../../packages/sample-inventory/sample-logo.ts'
import type { CarSearch } from '../../../../contract/types.ts'
import { testContext, testSources } from '../../../http/api/products/testing-deals.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { testCities } from '../../suppliers/testing-geo.ts'
import { carCriteria } from './car-criteria.ts'
import { carDeals } from './car-deals.ts'

const sources = testSources()
const { latitude, longitude } = testCities.lisbon
const lisbon = { pickupLatitude: latitude, pickupLongitude: longitude }

describe('carCriteria', () => {
  // §9.3
  it('takes the defaults of spec §9: driver of 25 from the US, deal dates, one place', () => {
    const point = { latitude, longitude }
    expect(carCriteria(lisbon, sources, testContext)).toEqual({
      pickUp: { point, dateTime: '2026-12-04T10:00:00' },
      return: { point, dateTime: '2026-12-06T10:00:00' },
      driverAge: 25,
      countryOfResidence: 'US',
      limit: 400,
    })
  })

  it('returns a car after two days if no return time is given', () => {
    const { return: back } = carCriteria(
      { ...lisbon, pickUpDateTime: '2026-12-30T18:30:00' },
      sources,
      testContext,
    )
    expect(back.dateTime).toBe('2027-01-01T18:30:00')
  })

  const bad: [Partial<CarSearch>, string][] = [
    [{ pickUpDateTime: '2026-11-21T11:59:59' }, 'pickUpDateTime'],
    [{ pickUpDateTime: '2026-12-04T10:00:00', returnDateTime: '2026-12-04T10:00:00' }, 'returnDateTime'],
    [{ pickUpDateTime: '2026-12-04T10:00:00', returnDateTime: '2027-01-03T10:00:01' }, 'returnDateTime'],
    [{ pickUpDateTime: '2026-12-04T10:00:00', returnDateTime: '2026-12-05T25:00:00' }, 'returnDateTime'],
    [{ pickUpDateTime: '2030-12-04T10:00:00' }, 'pickUpDateTime'],
    [{ returnLatitude: 1 }, 'returnLongitude'],
    [{ returnLongitude: 1 }, 'returnLatitude'],
  ]
  it.each(bad)('refuses %j, naming the field', (search, field) => {
    expect(() => carCriteria({ ...lisbon, ...search }, sources, testContext)).toThrow(
      expect.objectContaining({ status: 422, errors: [{ field, reason: expect.any(String) }] }),
    )
  })

  it('names both fields if no time can be read', () => {
    expect(() => carCriteria({ ...lisbon, pickUpDateTime: '2026-12-04' }, sources, testContext)).toThrow(
      expect.objectContaining({
        errors: expect.arrayContaining([expect.objectContaining({ field: 'pickUpDateTime' })]),
      }),
    )
  })
})

describe('carDeals', () => {
  it('shows eight cars of different classes that match the contract', async () => {
    const deals = await carDeals({ ...lisbon, isHome: true }, sources, { ...testContext, viewer: 'agent' })
    expect(deals).toHaveLength(8)
    expect(new Set(deals.map(({ name }) => name)).size).toBe(8)
    expect(new Set(deals.map(({ vehiclePicture }) => vehiclePicture)).size).toBe(8)
    expectContract('searchCarDeals', { response: deals })
    for (const { logo, pickupLocation } of deals) {
      expect(sampleLogo(logo)).not.toBeNull()
      expect(pickupLocation).toMatch(/^(Humberto Delgado Airport \(LIS\)|Lisbon City Centre)$/)
    }
  })

  it('lists more cars for a search, cheapest first', async () => {
    const totals = (await carDeals(lisbon, sources, { ...testContext, viewer: 'agent' })).map(
      ({ rates }) => rates?.baseRate ?? 0,
    )
    expect(totals.length).toBeGreaterThan(30)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('links to the car with both ends of the rental', async () => {
    const [deal] = await carDeals(lisbon, sources, testContext)
    const link = new URL(deal?.link ?? '', 'https://agency.example')
    expect(link.pathname).toBe('/booknow/cars/result-details')
    expect([...link.searchParams.keys()]).toEqual([
      'carId',
      'pickUpDateTime',
      'pickupLatitude',
      'pickupLongitude',
      'returnDateTime',
      'returnLatitude',
      'returnLongitude',
      'age',
      'countryOfResidence',
    ])
  })

  it('has nothing in mid-ocean', async () => {
    expect(await carDeals({ pickupLatitude: 30, pickupLongitude: -40 }, sources, testContext)).toEqual([])
  })
})
