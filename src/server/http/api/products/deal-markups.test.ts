import { describe, expect, it } from 'vitest'
import type { MarkupRule, Rates } from '../../../../contract/types.ts'
import { activityDeals } from '../../../domain/products/activity/activity-deals.ts'
import { carDeals } from '../../../domain/products/car/car-deals.ts'
import type { DealContext } from '../../../domain/products/deals/deal-context.ts'
import { hotelDeals } from '../../../domain/products/hotel/hotel-deals.ts'
import { resortAvailability } from '../../../domain/products/resort/resort-availability.ts'
import { resortDeals } from '../../../domain/products/resort/resort-deals.ts'
import { testCities } from '../../../domain/suppliers/testing-geo.ts'
import { testContext, testSources } from './testing-deals.ts'

const own = testSources()
/** Rules alone decide, because no supplier here demands a higher markup. */
const sources: typeof own = {
  ...own,
  supplier: {
    ...own.supplier,
    async hotelDeals(criteria) {
      const offers = await own.supplier.hotelDeals(criteria)
      return offers.map(({ price, ...offer }) => ({ ...offer, price: { ...price, minimumSelling: null } }))
    },
    // A passed-through fee takes no markup, so its share of the whole is lower.
    async activityDeals(criteria) {
      const offers = await own.supplier.activityDeals(criteria)
      return offers.filter(({ price }) =>
        (price.priceLines ?? []).every(({ treatment }) => treatment === 'standard'),
      )
    },
  },
}
const { name, countryCode: country, latitude, longitude } = testCities.lisbon
const lisbon = { latitude, longitude }
const by = (...markups: MarkupRule[]): DealContext => ({ ...testContext, viewer: 'agent', markups })
const percent = (value: number, about: Partial<MarkupRule> = {}): MarkupRule => ({
  kind: 'percent',
  value,
  ...about,
})

/** The markup of each deal of every product, in hundredths of a percent of the wholesale rate. */
async function added(context: DealContext) {
  const resorts = { lat: latitude, lon: longitude }
  const found = {
    hotel: await hotelDeals(lisbon, sources, context),
    car: await carDeals({ pickupLatitude: latitude, pickupLongitude: longitude }, sources, context),
    activity: await activityDeals(lisbon, sources, context),
    resort: await resortDeals(resorts, sources, context),
  }
  return Object.fromEntries(
    Object.entries(found).map(([product, deals]) => [
      product,
      new Set(deals.map(({ rates }) => shareOf(rates))),
    ]),
  )
}

/** Rounded to whole percents, since one cent of a small price is more than a hundredth of a percent. */
function shareOf(rates: Rates | undefined): number {
  return Math.round((100 * (rates?.taxAndFee ?? Number.NaN)) / (rates?.baseRate ?? Number.NaN))
}

describe("the markup of an agency's deals", () => {
  it('is twelve percent without rules', async () => {
    expect(await added(by())).toEqual({
      hotel: new Set([12]),
      car: new Set([12]),
      activity: new Set([12]),
      resort: new Set([12]),
    })
  })

  it('follows the rules by product, by country and by place', async () => {
    const about = { place: { name, country, ...lisbon } }
    const rules = by(
      percent(2),
      percent(3, { product: 'car' }),
      percent(5, { country, product: 'activity' }),
      percent(7, about),
    )
    const { hotel, car, activity } = await added(rules)
    expect(hotel).toEqual(new Set([7]))
    // A car desk at the airport is in the place, whose rule ranks above the one of its product.
    expect(car).toEqual(new Set([7]))
    expect(activity?.has(7)).toBe(true)
    const elsewhere = await added(
      by(percent(2), percent(3, { product: 'car' }), percent(5, { country, product: 'activity' })),
    )
    expect(elsewhere).toMatchObject({ hotel: new Set([2]), car: new Set([3]), activity: new Set([5]) })
  })

  it('is the same for a resort among the deals and for its units', async () => {
    const context = by(percent(2), percent(4, { country: 'PT' }))
    const [deal] = await resortDeals({ lat: latitude, lon: longitude }, sources, context)
    const asked = Object.fromEntries(new URL(deal?.link ?? '', 'https://a.example').searchParams)
    const { property_id = '', checkin_date = '', checkout_date = '' } = asked
    const units = await resortAvailability({ property_id, checkin_date, checkout_date }, sources, context)
    expect(units.find(({ unitId }) => unitId === deal?.id)?.rates).toEqual(deal?.rates)
  })

  it('is shown only to agents who are not restricted', async () => {
    for (const viewer of ['anonymous', 'traveller', 'restricted-agent'] as const) {
      const text = JSON.stringify(await hotelDeals(lisbon, sources, { ...by(percent(3)), viewer }))
      expect([viewer, /baseRate|taxAndFee|markup|net|trace/.exec(text)]).toEqual([viewer, null])
    }
  })
})
