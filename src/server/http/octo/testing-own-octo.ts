import { Hono } from 'hono'
import { expect } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { octoSupplier } from '../../adapters/suppliers/octo/octo-supplier.ts'
import { memoryOctoBookings } from '../../domain/octo/testing-octo-bookings.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import { sampleSupplierMap } from '../../domain/suppliers/supplier-map.ts'
import { testSources } from '../api/products/testing-deals.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { octoRoutes } from './octo-routes.ts'

const key = 'a-key-of-a-reseller'
const lisbon = { name: 'Lisbon', latitude: 38.71667, longitude: -9.13333 }
const content = testContent({ bookingMenuItemOptions: [{ title: 'Activities', active: true }] })
const agency = {
  ...content,
  agency: { ...content.agency, home: { ...content.agency.home, place: lisbon } },
  id: 'aurora',
  markups: { rules: [] },
}

interface OwnOcto {
  readonly geo: Geo
  readonly clock: () => Date
  /** Changes an answer before the adapter reads it. */
  readonly change?: (response: Response) => Response
}

/** Livery's own OCTO supplier without bookings, which sells a supplier's activities, and the adapter that calls it. */
export function openOwnOcto(sold: Supplier, { geo, clock, change = (response) => response }: OwnOcto) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('caller', { agency } as unknown as AppEnv['Variables']['caller'])
    const host = { name: 'aurora.localhost', port: '4000' }
    c.set('origin', { host, scheme: 'http', clientAddress: null, viaTrustedProxy: false })
    return next()
  })
  const bookings = memoryOctoBookings()
  const routes = octoRoutes({
    rates: testSources().rates,
    geo,
    clock,
    booking: {
      suppliers: sampleSupplierMap(sold),
      gatewayOf: async () => ({ gateway: null, missing: [], sentence: '' }),
    },
    bookingsOf: () => bookings,
    keysOf: () => new Map([['reseller', key]]),
    isOpen: false,
    log: { error: (about) => expect.fail(JSON.stringify(about)) },
  })
  app.route('/octo', routes)
  const fetch = async (request: Request) => change(await app.fetch(request))
  const supplier = octoSupplier({ url: 'http://aurora.localhost:4000/octo', token: key, fetch }, geo, clock)
  return { supplier, bookings }
}
