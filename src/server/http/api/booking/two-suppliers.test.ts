import { beforeAll, describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { HotelDeal, Proposal, Quote, SupplierChoice } from '../../../../contract/types.ts'
import { silentLog } from '../../../adapters/store/testing.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { staticRates } from '../../../domain/exchange-rates/static-rates.ts'
import { sampleSupplierMap } from '../../../domain/suppliers/supplier-map.ts'
import { makeNorth } from '../../../domain/suppliers/testing-second-supplier.ts'
import { makeBookingDependencies } from '../../../hosts/make-booking-dependencies.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { lisbon, mayStay } from '../products/hotel/testing-hotels.ts'
import { propose } from '../proposals/testing-proposals.ts'
import { booked, bookingRequest, call, findRate, newKey, quoteOf, read } from './testing-booking-flow.ts'

/** Two agencies and two suppliers of hotels: aurora has chosen none, meridian the second. */
const meridian = { host: 'meridian.localhost:4000' }
let app: TestApp
beforeAll(async () => {
  const geo = await sharedGeo()
  const clock = () => testNow
  const supplier = createInventory({ geo, clock })
  const north = makeNorth({ geo, clock })
  const suppliers = new Map([...sampleSupplierMap(supplier), ['north', north]])
  app = await openTestApp(
    { supplier },
    undefined,
    { meridian: { suppliers: { hotel: 'north' } } },
    {
      counts: false,
      ofStore: (store) => ({
        booking: makeBookingDependencies({
          supplier,
          suppliers,
          geo,
          clock,
          store,
          rates: staticRates(),
          log: silentLog,
          isDemo: true,
          sendsMail: true,
        }),
      }),
    },
  )
})

const suppliersOf = async (slug: string, { reference }: { reference: string }) => {
  const { bookings } = app.store.forAgency(await app.agencyId(slug))
  return (await bookings.findByReference(reference))?.items.map(({ supplier }) => supplier)
}
const quoteBy = (visitor: object, rateKey: string) =>
  call<Quote>(app, '/api/quotes', visitor, {
    body: { items: [{ product: 'hotel', rateKey }], currency: 'USD' },
  })

/** Publishes aurora with another choice of suppliers, and restores it after the work. */
async function choosing<Result>(suppliers: SupplierChoice, work: () => Promise<Result>): Promise<Result> {
  const agencyId = await app.agencyId('aurora')
  const publish = async (choice: SupplierChoice) => {
    const found = await app.store.forAgency(agencyId).versions.published()
    if (found === null) throw new Error('aurora has no version')
    await publishContent(app.store, agencyId, { ...found, suppliers: choice })
  }
  await publish(suppliers)
  try {
    return await work()
  } finally {
    await publish({})
  }
}

describe('an agency', () => {
  it('books with the first supplier of a product by default', async () => {
    expect(await suppliersOf('aurora', (await booked(app)).booking)).toEqual(['sample'])
  })

  it('books with the supplier that it has chosen', async () => {
    const { booking, holder } = await booked(app, meridian)
    expect(await suppliersOf('meridian', booking)).toEqual(['north'])
    expect((await read(app, { ...holder, ...meridian }, booking)).data.state).toBe('confirmed')
  })

  it('shows deals of the supplier that it has chosen', async () => {
    const names = async (visitor: object) => {
      const { latitude, longitude } = lisbon
      const response = await app.call('/api/dealray/deals/hotel-search', {
        method: 'POST',
        ...visitor,
        body: { latitude, longitude, stayPeriod: mayStay },
      })
      const deals = ((await response.json()) as { response: HotelDeal[] }).response
      return deals.map(({ hotel }) => hotel.hotelDetails.name)
    }
    const [ours, theirs] = [await names({}), await names(meridian)]
    expect(ours.length).toBeGreaterThan(5)
    // The two inventories share a few names.
    expect(ours.filter((name) => !theirs.includes(name)).length).toBeGreaterThan(ours.length / 2)
  })
})

describe('an item of another agency’s supplier', () => {
  it('is no rate of this agency, and the refusal names its place in the request', async () => {
    const { rateKey } = await findRate(app, meridian)
    const { status, problem } = await quoteBy({}, rateKey)
    expect([status, problem.errors]).toEqual([
      422,
      [{ field: 'items[0].rateKey', reason: 'must be the key of a rate from a search' }],
    ])
  })

  it('is not booked by its quote, which is another agency’s', async () => {
    const quote = await quoteOf(app, meridian)
    const { status } = await call(app, '/api/bookings', {}, { body: bookingRequest(quote), key: newKey() })
    expect(status).toBe(404)
  })
})

describe('an agency that chooses another supplier', () => {
  it('books no quote of the previous one, and holds nothing', async () => {
    const quote = await quoteOf(app, {})
    const wish = { body: bookingRequest(quote), key: newKey() }
    const { status, problem } = await choosing({ hotel: 'north' }, () => call(app, '/api/bookings', {}, wish))
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'sold_out',
      'The agency no longer sells this hotel from the supplier that offered it. Search again.',
    ])
    // The quote is unused: it can be booked once the supplier is chosen again.
    expect((await call(app, '/api/bookings', {}, { ...wish, key: newKey() })).status).toBe(201)
  })

  it('still shows and cancels bookings with the previous one', async () => {
    const { booking, holder } = await booked(app, {}, { choose: (rate) => rate.isRefundable })
    await choosing({ hotel: 'north' }, async () => {
      expect((await read(app, holder, booking)).status).toBe(200)
      const path = `/api/bookings/${booking.reference}`
      const { data } = await call<{ id: string }>(app, `${path}/cancellation-quote`, holder, { body: {} })
      const body = { quoteId: data.id }
      const cancelled = await call(app, `${path}/cancellation`, holder, { body, key: newKey() })
      expect([cancelled.status, cancelled.data]).toMatchObject([200, { state: 'cancelled' }])
    })
  })

  it('shows a proposal of the previous one as sold out and does not book it', async () => {
    const sales = { cookie: await app.signIn('sales@test.example') }
    const { id, rateKey = '' } = await propose(app, sales)
    await choosing({ hotel: 'north' }, async () => {
      const { data } = await call<Proposal>(app, `/api/proposals/${id}`, {}, { method: 'GET' })
      expect(data.availability).toBe('sold_out')
      const { status, problem } = await call(
        app,
        '/api/quotes',
        {},
        {
          body: {
            items: [{ product: 'hotel', rateKey }],
            currency: 'USD',
            proposalId: id,
          },
        },
      )
      expect([status, problem.code]).toEqual([409, 'sold_out'])
    })
  })

  it('sells nothing of a product whose supplier is not connected', async () => {
    const { rateKey } = await findRate(app, {})
    const { status, problem } = await choosing({ hotel: 'south' }, () => quoteBy({}, rateKey))
    expect([status, problem.detail]).toEqual([404, 'The agency does not sell this product: hotel.'])
  })
})
