import { expect, it } from 'vitest'
import { testContext, testSources } from '../../../http/api/products/testing-deals.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { testCities } from '../../suppliers/testing-geo.ts'
import { activityDeals } from './activity-deals.ts'

const sources = testSources()
const lisbon = { latitude: testCities.lisbon.latitude, longitude: testCities.lisbon.longitude }

it('shows eight varied activities of the place that match the contract', async () => {
  const deals = await activityDeals({ ...lisbon, isHome: true }, sources, { ...testContext, viewer: 'agent' })
  expect(deals).toHaveLength(8)
  expect(new Set(deals.map(({ title }) => title)).size).toBe(8)
  expect(new Set(deals.map(({ imageUrl }) => imageUrl.split('/')[2])).size).toBeGreaterThanOrEqual(5)
  expectContract('searchActivityDeals', { response: deals })
})

it('links to the product by its code, on the first deal date', async () => {
  const [deal] = await activityDeals({ ...lisbon, isHome: true }, sources, testContext)
  expect(deal?.link).toBe(
    `/booknow/activities/result-details/${deal?.id}?date=2026-12-04&lat=38.71667&long=-9.13333`,
  )
})

it('gives a longer list to a search, best first, and none in mid-ocean', async () => {
  const { latitude, longitude } = testCities.chicago
  expect((await activityDeals({ latitude, longitude }, sources, testContext)).length).toBeGreaterThan(15)
  expect(await activityDeals({ latitude: 30, longitude: -40 }, sources, testContext)).toEqual([])
})

it('leaves rates out for a visitor who may not see prices', async () => {
  const deals = await activityDeals({ ...lisbon, isHome: true }, sources, {
    ...testContext,
    viewer: 'anonymous-without-prices',
  })
  expect(deals.some((deal) => 'rates' in deal)).toBe(false)
  expectContract('searchActivityDeals', { response: deals })
})
