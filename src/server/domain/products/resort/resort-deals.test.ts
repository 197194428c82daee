import { describe, expect, it } from 'vitest'
import { testContext, testSources } from '../../../http/api/products/testing-deals.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { testCities } from '../../suppliers/testing-geo.ts'
import { resortAvailability } from './resort-availability.ts'
import { resortDeals } from './resort-deals.ts'
import { listResortRegions, listResortSuggestions, listShipLines } from './resort-places.ts'

const sources = testSources()
const { supplier } = sources
const lisbon = { lat: testCities.lisbon.latitude, lon: testCities.lisbon.longitude }

describe('resortDeals', () => {
  it('shows eight weeks in different places that match the contract', async () => {
    const deals = await resortDeals({ ...lisbon, currency: 'EUR' }, sources, {
      ...testContext,
      viewer: 'agent',
    })
    expect(deals).toHaveLength(8)
    expect(new Set(deals.map(({ name }) => name)).size).toBe(8)
    expect(new Set(deals.map(({ location }) => location)).size).toBeGreaterThanOrEqual(5)
    expect(deals.every(({ nights, rates }) => nights === 7 && rates?.currency === 'EUR')).toBe(true)
    expectContract('searchResortDeals', { data: deals })
  })

  it('links to the unit for its week', async () => {
    const [deal] = await resortDeals(lisbon, sources, testContext)
    expect(deal?.link).toMatch(
      /^\/booknow\/resort\/details\?property_id=[a-z0-9-]+&unit_id=[a-z0-9-]+&checkin_date=2026-12-04&checkout_date=2026-12-11$/,
    )
  })

  it('returns nothing in mid-ocean, and refuses a currency without a rate', async () => {
    expect(await resortDeals({ lat: 30, lon: -40 }, sources, testContext)).toEqual([])
    await expect(resortDeals({ ...lisbon, currency: 'ZZZ' }, sources, testContext)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'currency', reason: 'must be a currency with an exchange rate' }],
    })
  })
})

describe('resortAvailability', () => {
  const query = { property_id: '', checkin_date: '2026-12-05', checkout_date: '2026-12-12' }

  it("returns the units of a resort, cheapest first, in the contract's shape", async () => {
    const [offer] = await supplier.resortDeals({ point: testCities.lisbon, start: '2026-12-05', limit: 1 })
    const units = await resortAvailability(
      { ...query, property_id: offer?.resort.id ?? '' },
      sources,
      testContext,
    )
    expect(units.length).toBeGreaterThan(0)
    const totals = units.map(({ rates }) => rates?.totalRate ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expectContract('getResortAvailability', { data: units })
  })

  it('answers 404 for an unknown resort', async () => {
    await expect(
      resortAvailability({ ...query, property_id: 'no-such' }, sources, testContext),
    ).rejects.toMatchObject({
      status: 404,
    })
  })

  it('names the invalid date', async () => {
    const wrong = resortAvailability({ ...query, checkout_date: '2026-12-05' }, sources, testContext)
    await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ field: 'checkout_date' }] })
  })

  it('treats a day as past only once it is past everywhere', async () => {
    const yesterday = { ...query, checkin_date: '2026-11-20', checkout_date: '2026-11-27' }
    const early = resortAvailability(yesterday, testSources('2026-11-21T11:59:00Z'), testContext)
    await expect(early).rejects.toMatchObject({ status: 404 })
    const late = resortAvailability(yesterday, testSources('2026-11-21T12:00:00Z'), testContext)
    await expect(late).rejects.toMatchObject({ status: 400, errors: [{ field: 'checkin_date' }] })
  })
})

describe('the lists of the resort service', () => {
  it('are regions, then their subregions with the parent', async () => {
    const regions = await listResortRegions(supplier, {})
    expectContract('getResortRegions', { data: regions })
    const ids = regions.slice(0, 2).map(({ id }) => id)
    const subregions = await listResortRegions(supplier, { ids, children: true })
    expect(new Set(subregions.map(({ parent_id }) => parent_id))).toEqual(new Set(ids))
    expectContract('getResortRegions', { data: subregions })
    expect((await listResortRegions(supplier, { ids })).map(({ id }) => id)).toEqual(ids)
  })

  it('are at most ten suggestions', async () => {
    const suggestions = await listResortSuggestions(supplier, 'co')
    expect(suggestions.length).toBeGreaterThan(2)
    expect(suggestions.length).toBeLessThanOrEqual(10)
    expectContract('suggestResorts', { data: suggestions })
  })
})

it("are the ship lines by name, in the contract's shape", async () => {
  const lines = await listShipLines(supplier)
  expect(lines).toHaveLength(10)
  expectContract('getShipLines', { shipLines: lines })
})
