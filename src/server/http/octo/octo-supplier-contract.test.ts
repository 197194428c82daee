import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { octoSupplier } from '../../adapters/suppliers/octo/octo-supplier.ts'
import { memoryOctoRepository } from '../../domain/octo/testing-octo-repository.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import { sampleSupplierMap } from '../../domain/suppliers/supplier-map.ts'
import { SupplierTimeout } from '../../domain/suppliers/supplier-timeout.ts'
import {
  activityCriteria,
  activityFixture,
  allActivities,
  isPlain,
} from '../../domain/suppliers/testing-activity-fixture.ts'
import { describeProductContract } from '../../domain/suppliers/testing-product-contract.ts'
import { suppliedProduct, withProduct } from '../../domain/suppliers/testing-supplied-product.ts'
import { testSources } from '../api/products/testing-deals.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { octoRoutes } from './octo-routes.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

const lisbon = { name: 'Lisbon', latitude: 38.71667, longitude: -9.13333 }
const content = testContent({ bookingMenuItemOptions: [{ title: 'Activities', active: true }] })
const { home } = content.agency
const agency = {
  ...content,
  agency: { ...content.agency, home: { ...home, place: lisbon } },
  id: 'aurora',
  markups: { rules: [] },
}

const key = 'a-key-of-a-reseller'

/** Our own OCTO supplier without bookings, selling a few activities of Lisbon, and the adapter that calls it. */
function open(clock: () => Date, change = (response: Response) => response): Supplier {
  const few = withProduct(createInventory({ geo, clock }), 'activity', (activities) => ({
    async *search(criteria, options) {
      let left = 5
      for await (const { offers, isLast } of activities.search(criteria, options)) {
        const plain = offers
          .filter((offer) => isPlain(offer) && offer.freeUntilHours !== undefined)
          .slice(0, left)
        left -= plain.length
        yield { offers: plain, isLast }
      }
    },
  }))
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('caller', { agency } as unknown as AppEnv['Variables']['caller'])
    const host = { name: 'aurora.localhost', port: '4000' }
    c.set('origin', { host, scheme: 'http', clientAddress: null, viaTrustedProxy: false })
    return next()
  })
  const bookings = memoryOctoRepository()
  const { rates } = testSources()
  const routes = octoRoutes({
    rates,
    geo,
    clock,
    booking: {
      suppliers: sampleSupplierMap(few),
      gatewayOf: async () => ({ gateway: null, missing: [], sentence: '' }),
    },
    bookingsOf: () => bookings,
    key,
    log: { error: (about) => expect.fail(JSON.stringify(about)) },
  })
  app.route('/octo', routes)
  const fetch = async (request: Request) => change(await app.fetch(request))
  return octoSupplier({ url: 'http://aurora.localhost:4000/octo', token: key, fetch }, geo, clock)
}

const { change: _, ...fixture } = activityFixture(open)
describeProductContract("the OCTO adapter at Livery's own OCTO supplier", { ...fixture, crowdRuns: 2 })

describe('the OCTO adapter', () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')

  it('has a calendar, start times and the next free day of a product', async () => {
    const activities = suppliedProduct(open(clock), 'activity')
    const [offer] = await allActivities(activities, activityCriteria())
    const { productCode = '' } = offer ?? {}
    const days = { from: '2027-03-01', until: '2027-03-10' }
    const units = [{ unit: 'adult', count: 1 }]
    const details = await activities.details({
      productCode,
      calendar: days,
      visit: { date: '2027-03-05', units },
    })
    expect(details?.days).toHaveLength(10)
    const slots = details?.visit?.options.flatMap((one) => one.slots) ?? []
    expect(slots.some(({ rate }) => rate?.rateKey === offer?.rateKey)).toBe(true)
    const past = await activities.details({ productCode, visit: { date: '2026-11-20', units } })
    expect(past?.visit).toMatchObject({ closed: expect.any(String), nextDate: expect.any(String) })
    expect(await activities.details({ productCode: 'none' })).toBeNull()
  })

  it('fails without inventing an answer when the supplier fails or says no JSON', async () => {
    for (const broken of [
      () => new Response('oops', { status: 502 }),
      () => new Response('<html>', { status: 200 }),
      () => new Response('{"error":"INTERNAL_SERVER_ERROR"}', { status: 500 }),
    ]) {
      const activities = suppliedProduct(open(clock, broken), 'activity')
      await expect(activities.details({ productCode: 'x' })).rejects.toThrow()
      await expect(activities.retrieve('r1')).rejects.toThrow()
    }
  })

  it('reports a timeout as one, so that no caller books again', async () => {
    const timeout = () => {
      throw new DOMException('too slow', 'TimeoutError')
    }
    const activities = suppliedProduct(open(clock, timeout), 'activity')
    await expect(activities.retrieve('r1')).rejects.toBeInstanceOf(SupplierTimeout)
  })
})
