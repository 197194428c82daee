import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { activityCriteria, allActivities } from '../../../domain/suppliers/testing-activity-fixture.ts'
import { suppliedProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { OctoAvailability, OctoProduct } from './octo-answers.ts'
import { octoSupplier } from './octo-supplier.ts'
import { availabilityAt, fakeOctoServer, skatingTour } from './testing-octo-server.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

const start = '2026-05-08T10:00:00+01:00'
const criteria = activityCriteria({ date: '2026-05-08', until: '2026-05-20' })
const [option] = skatingTour.options
const [child, adult] = option?.units ?? []
const family = {
  ...child,
  id: 'family',
  type: 'FAMILY',
  restrictions: { ...child?.restrictions, paxCount: 4 },
}
const inPairs = {
  ...skatingTour,
  options: [{ ...option, restrictions: { minUnits: 2, maxUnits: 9 }, units: [adult, child, family] }],
} as OctoProduct

interface Answers {
  readonly product?: OctoProduct
  readonly calendar?: (request: { productId: string }) => Response
  readonly slot?: Partial<OctoAvailability>
  readonly products?: readonly OctoProduct[]
}

/** An OCTO supplier with one day and one start time, which a test changes. */
function open({ product = skatingTour, calendar, slot, products = [product] }: Answers = {}) {
  const server = fakeOctoServer(product)
  const days = [{ localDate: '2026-05-08', available: true, status: 'AVAILABLE', vacancies: 7, capacity: 12 }]
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/products')) return Response.json(products)
    if (pathname.endsWith('/availability/calendar'))
      return calendar ? calendar((await request.json()) as { productId: string }) : Response.json(days)
    if (pathname.endsWith('/availability')) return Response.json([{ ...availabilityAt(start), ...slot }])
    return server.fetch(request)
  }
  const connection = { url: 'https://octo.example/api', token: 't', fetch }
  const clock = () => new Date('2026-05-01T09:00:00Z')
  return suppliedProduct(octoSupplier(connection, geo, clock), 'activity')
}

const withdrawn = () =>
  Response.json({ error: 'INVALID_OPTION_ID', errorMessage: 'withdrawn' }, { status: 400 })
const broken = () => new Response('<html>', { status: 502 })

describe('a search', () => {
  it('leaves out an activity whose option the supplier has withdrawn', async () => {
    expect(await allActivities(open({ calendar: withdrawn }), criteria)).toEqual([])
  })

  it('leaves out an activity that fails, and fails only if all do', async () => {
    const products = [skatingTour, { ...skatingTour, id: 'roller' }]
    const free = [{ localDate: '2026-05-08', available: true, status: 'AVAILABLE' }]
    const calendar = ({ productId }: { productId: string }) =>
      productId === 'roller' ? broken() : Response.json(free)
    const found = await allActivities(open({ products, calendar }), criteria)
    expect(found.map(({ productCode }) => productCode)).toEqual(['skates'])
    await expect(allActivities(open({ calendar: broken }), criteria)).rejects.toThrow()
  })

  it('lists the price of one person, also where two have to come', async () => {
    const pricing = { original: 10_000, retail: 10_000, net: 8_000, currency: 'EUR', currencyPrecision: 2 }
    const each = { original: 5_500, retail: 5_500, net: 4_500, currency: 'EUR', currencyPrecision: 2 }
    const unitPricing = [{ unitId: 'adult', ...each }]
    const named = await allActivities(open({ product: inPairs, slot: { pricing, unitPricing } }), criteria)
    expect(named.map(({ price }) => price.net)).toEqual([4_500])
    const [divided] = await allActivities(open({ product: inPairs, slot: { pricing } }), criteria)
    expect(divided?.price).toMatchObject({ net: 4_000, retail: 5_000 })
    const [group] = await allActivities(
      open({ product: { ...inPairs, pricingPer: 'BOOKING' }, slot: { pricing } }),
      criteria,
    )
    expect(group?.price).toMatchObject({ net: 8_000 })
  })
})

describe('details', () => {
  const visit = (count: number, unit = 'adult') => ({ date: '2026-05-08', units: [{ unit, count }] })
  const slotOf = async (slot: Partial<OctoAvailability>, of: ReturnType<typeof visit>) => {
    const details = await open({ product: inPairs, slot }).details({ productCode: 'skates', visit: of })
    return details?.visit?.options[0]?.slots[0]
  }

  it('have the places in all, and the price of each unit, where the supplier names them', async () => {
    const each = { original: 5_500, retail: 5_500, net: 4_500, currency: 'EUR', currencyPrecision: 2 }
    const slot = await slotOf({ capacity: 12, unitPricing: [{ unitId: 'adult', ...each }] }, visit(2))
    expect(slot).toMatchObject({ capacity: 12, unitPrices: [{ unit: 'adult', price: { net: 4_500 } }] })
    expect(await slotOf({ capacity: null }, visit(2))).not.toHaveProperty('capacity')
    const calendar = { from: '2026-05-08', until: '2026-05-08' }
    const details = await open().details({ productCode: 'skates', calendar })
    expect(details?.days).toMatchObject([{ vacancies: 7, capacity: 12 }])
  })

  it('name too few places for the people of a party, and only while the time is open', async () => {
    const few = { reason: 'too_few_places', limit: 6 }
    const full = { available: false, status: 'LIMITED', vacancies: 6 }
    expect((await slotOf(full, visit(2, 'family')))?.refusal).toEqual(few)
    for (const status of ['CLOSED', 'SOLD_OUT'])
      expect(await slotOf({ ...full, status }, visit(2, 'family'))).not.toHaveProperty('refusal')
    expect(await slotOf(full, visit(4))).not.toHaveProperty('refusal')
  })
})
