import { describe, expect, it } from 'vitest'
import type { HotelSearch } from '../../../../contract/types.ts'
import { testContext, testSources } from '../../../http/api/products/testing-deals.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import type { Supplier } from '../../suppliers/port.ts'
import { testCities } from '../../suppliers/testing-geo.ts'
import type { DealContext } from '../deals/deal-context.ts'
import { hotelDeals } from './hotel-deals.ts'

const { latitude, longitude } = testCities.lisbon
const lisbon = { latitude, longitude }
const sources = testSources()

function search(changes: Partial<HotelSearch> = {}, context = testContext) {
  return hotelDeals({ ...lisbon, ...changes }, sources, context)
}

/** The criteria that reach the supplier. */
async function criteriaOf(changes: Partial<HotelSearch>, context = testContext, now?: string) {
  const own = testSources(now)
  let reached: Parameters<Supplier['hotelDeals']>[0] | undefined
  const supplier: Supplier = {
    ...own.supplier,
    async hotelDeals(criteria) {
      reached = criteria
      return []
    },
  }
  await hotelDeals({ ...lisbon, ...changes }, { ...own, supplier }, context)
  return reached
}

describe('the defaults of spec §9', () => {
  // §9.2
  it('are one room, two adults, no children, India, fifteen miles and the deal dates', async () => {
    expect(await criteriaOf({ isHome: true })).toEqual({
      point: lisbon,
      radiusMiles: 15,
      placeName: '',
      stay: { start: '2026-12-04', end: '2026-12-06' },
      rooms: [{ adults: 2, childAges: [] }],
      nationality: 'IN',
      limit: 160,
    })
  })

  it('count the days from Monday if the week begins on it', async () => {
    const german = { ...testContext, locale: 'de-DE' }
    expect((await criteriaOf({}, german))?.stay).toEqual({ start: '2026-12-05', end: '2026-12-07' })
  })

  it('are US dollars', async () => {
    expect((await search({ isHome: true }))[0]?.rates?.currency).toBe('USD')
  })
})

describe('the home page', () => {
  it('shows eight deals, different in stars, picture and price', async () => {
    const deals = await search({ isHome: true })
    expect(deals).toHaveLength(8)
    const different = (values: unknown[]) => new Set(values).size
    expect(different(deals.map(({ hotel }) => hotel.hotelDetails.name))).toBe(8)
    expect(different(deals.map(({ hotel }) => hotel.hotelDetails.heroImage))).toBe(8)
    expect(different(deals.map(({ rating }) => Math.floor(rating)))).toBeGreaterThanOrEqual(3)
    expect(
      different(deals.map(({ hotel }) => hotel.hotelDetails.heroImage.split('/')[2])),
    ).toBeGreaterThanOrEqual(4)
    const totals = deals.map(({ rates }) => rates?.totalRate ?? 0)
    expect(Math.max(...totals) / Math.min(...totals)).toBeGreaterThan(2)
  })

  it('matches the contract, for every viewer', async () => {
    for (const viewer of [
      'anonymous',
      'anonymous-without-prices',
      'traveller',
      'agent',
      'restricted-agent',
    ] as const) {
      expectContract('searchHotelDeals', {
        response: await search({ isHome: true }, { ...testContext, viewer }),
      })
    }
  })

  it('is the same all day and different on the next', async () => {
    const home = { ...lisbon, isHome: true }
    expect(await hotelDeals(home, testSources('2026-11-21T23:00:00Z'), testContext)).toEqual(
      await search(home),
    )
    expect(await hotelDeals(home, testSources('2026-11-22T01:00:00Z'), testContext)).not.toEqual(
      await search(home),
    )
  })
})

describe('a full search', () => {
  it('returns up to sixty hotels, in another currency on request', async () => {
    const [dollars, yen] = [await search({}), await search({ currency: 'JPY' })]
    expect(dollars).toHaveLength(60)
    expectContract('searchHotelDeals', { response: yen })
    expect(yen[0]?.rates?.currency).toBe('JPY')
    expect(Number.isInteger(yen[0]?.rates?.totalRate)).toBe(true)
    expect((yen[0]?.rates?.totalRate ?? 0) / (dollars[0]?.rates?.totalRate ?? 1)).toBeGreaterThan(50)
  })

  // §2.5.15
  it('states distances from the named place to two decimals', async () => {
    for (const { hotel } of await search({ searchString: 'Almada, Portugal' })) {
      expect(hotel.hotelDetails.distanceFrom).toBe('Almada')
      expect(Math.round(hotel.hotelDetails.distance * 100) / 100).toBe(hotel.hotelDetails.distance)
    }
  })

  it('has prices that the agency’s gateway can charge', async () => {
    const context: DealContext = { ...testContext, stepOf: (currency) => (currency === 'HUF' ? 100 : null) }
    const totals = async (currency: 'HUF' | 'SEK') =>
      (await search({ currency }, context)).map(({ rates }) => Math.round((rates?.totalRate ?? 0) * 100))
    expect((await totals('HUF')).filter((total) => total % 100 !== 0)).toEqual([])
    expect((await totals('SEK')).filter((total) => total % 100 !== 0).length).toBeGreaterThan(5)
  })

  it("names the place as the agency does, in a deal's text and link", async () => {
    const places = [{ ...lisbon, name: 'Lisboa' }]
    const [deal] = await search({}, { ...testContext, places })
    expect(deal?.hotel.hotelDetails.distanceFrom).toBe('Lisboa')
    expect(deal?.link).toContain('destination=Lisboa')
  })

  it('links to its landing page with everything needed to search again', async () => {
    const [deal] = await search({
      stayPeriod: { start: '2026-12-10', end: '2026-12-13' },
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 2, childAges: [4, 9] }],
    })
    const link = new URL(deal?.link ?? '', 'https://agency.example')
    expect(link.pathname).toBe('/booknow/hotels/deal')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      destination: expect.any(String),
      hotelId: expect.stringMatching(/^h\d+-\d+$/),
      lat: '38.71667',
      long: '-9.13333',
      start: '2026-12-10',
      end: '2026-12-13',
      rooms: '1',
      adults: '2',
      childAges: '4,9',
    })
  })

  it('returns nothing in mid-ocean, and no error', async () => {
    expect(await search({ latitude: 30, longitude: -40 })).toEqual([])
    expect(await search({ latitude: 90, longitude: 0 })).toEqual([])
  })
})

describe('bad input', () => {
  it.each([
    [{ stayPeriod: { start: '2026-12-06', end: '2026-12-04' } }, 'stayPeriod.end'],
    [{ stayPeriod: { start: '2026-11-20', end: '2026-11-22' } }, 'stayPeriod.start'],
    [{ stayPeriod: { start: '2026-12-01', end: '2027-01-01' } }, 'stayPeriod.end'],
    [{ occupancies: [{ numOfAdults: 0 }] }, 'occupancies[0].numOfAdults'],
    [{ occupancies: [{ numOfChildren: 1 }] }, 'occupancies[0].childAges'],
    [{ currency: 'ZZZ' }, 'currency'],
  ])('%j is 422 and names the field', async (changes, field) => {
    await expect(search(changes)).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ field, reason: expect.any(String) }],
    })
  })

  it('judges past dates by the local day, not in UTC', async () => {
    const tonight = { ...lisbon, stayPeriod: { start: '2026-11-21', end: '2026-11-22' } }
    const eastward = { ...testSources('2026-11-21T12:00:00Z') }
    const auckland = { ...eastward, geo: { ...eastward.geo, timeZoneAt: () => 'Pacific/Auckland' } }
    await expect(hotelDeals(tonight, auckland, testContext)).rejects.toMatchObject({ status: 422 })
    const honolulu = { ...testSources('2026-11-22T05:00:00Z') }
    const west = { ...honolulu, geo: { ...honolulu.geo, timeZoneAt: () => 'Pacific/Honolulu' } }
    expect((await hotelDeals(tonight, west, testContext)).length).toBeGreaterThan(0)
  })
})
