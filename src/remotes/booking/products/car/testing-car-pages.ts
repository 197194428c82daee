import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createApiClient } from '../../../../api/client.ts'
import { productEntry } from '../../../../contract/products.ts'
import type { CarCriteria, CarRate } from '../../../../contract/types.ts'
import { foundCars } from '../../../../server/http/api/products/car/testing-cars.ts'
import { type CarSearchCriteria, carHref, carSearchHref } from '../../../../tenant/car-search.ts'
import { checkoutHref } from '../../spine/product/product-hrefs.ts'

/** Three days in May from and to Lisbon's airport. */
export const criteria: CarSearchCriteria = {
  pickUp: { name: 'Lisbon (LIS)', latitude: 38.7813, longitude: -9.13592 },
  dropOff: null,
  pickUpAt: '2026-05-08T10:00',
  dropOffAt: '2026-05-11T10:00',
  driverAge: 35,
  residence: 'DE',
}
export const resultsPath = carSearchHref(criteria)
export const searchCall = '*/api/car-rental/search'

export const cards = () => screen.findAllByRole('article')

/** Returns a section of the page by its accessible name. */
export const section = (name: string) => within(screen.getByRole('region', { name }))

/** An answer of the search without any car. */
export const noCars = (none: string) =>
  new HttpResponse(`${JSON.stringify({ kind: 'done', total: 0, isSample: true, days: 3, none })}\n`, {
    headers: { 'content-type': 'application/x-ndjson' },
  })

/** Returns a rate that can be paid now, with the addresses of its car's page and of its checkout. */
export async function findCarAt(
  origin: string,
  choose: (rate: CarRate) => boolean = ({ payment }) => payment === 'now',
): Promise<{ page: string; checkout: string; rate: CarRate }> {
  const api = createApiClient({ baseUrl: origin })
  const call = async (_: string, { body }: { body?: unknown } = {}) => {
    const found = await api.POST('/api/car-rental/search', { body: body as CarCriteria, parseAs: 'stream' })
    return new Response(found.data)
  }
  const { offers } = await foundCars({ call } as Parameters<typeof foundCars>[0])
  for (const { rateKey } of offers) {
    const { data } = await api.POST('/api/car-rental/details', { body: { rateKey, currency: 'USD' } })
    const rate = data?.data.rates.find(choose)
    if (!rate || !data) continue
    const page = carHref(data.data.rental.carId, criteria)
    return { page, rate, checkout: checkoutHref(productEntry('car'), rate, page) }
  }
  throw new Error('No car in Lisbon has such a rate.')
}
