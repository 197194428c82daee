import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createApiClient } from '../../../../api/client.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import { productEntry } from '../../../../contract/products.ts'
import type {
  BookedRental,
  Booking,
  BookingItem,
  CarCriteria,
  CarOffer,
  CarRate,
  Quote,
} from '../../../../contract/types.ts'
import { foundCars, mayRental } from '../../../../server/http/api/products/car/testing-cars.ts'
import { type CarSearchCriteria, carHref, carSearchHref } from '../../../../tenant/car-search.ts'
import { write } from '../../spine/checkout/testing-checkout.ts'
import { checkoutHref } from '../../spine/product/product-hrefs.ts'
import { confirmAt, holdAt, payAt } from '../hotel/testing-booking.ts'

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

/** Returns all cars of Lisbon's airport in May; with a story, where the sample supplier acts it out. */
export async function carsAt(origin: string, story?: string): Promise<CarOffer[]> {
  const api = createApiClient({ baseUrl: origin })
  const call = async (_: string, { body }: { body?: unknown } = {}) => {
    const found = await api.POST('/api/car-rental/search', { body: body as CarCriteria, parseAs: 'stream' })
    return new Response(found.data)
  }
  const name = story === undefined ? mayRental.pickUp.name : `Failsworth: ${story}, United Kingdom`
  const app = { call } as Parameters<typeof foundCars>[0]
  return (await foundCars(app, { ...mayRental, pickUp: { ...mayRental.pickUp, name } })).offers
}

/** Returns a rate that can be paid now, with the addresses of its car's page and of its checkout. */
export async function findCarAt(
  origin: string,
  choose: (rate: CarRate) => boolean = ({ payment }) => payment === 'now',
  chooseCar: (rental: BookedRental['rental']) => boolean = () => true,
  story?: string,
): Promise<{ page: string; checkout: string; rate: CarRate }> {
  const api = createApiClient({ baseUrl: origin })
  for (const { rateKey } of await carsAt(origin, story)) {
    const { data } = await api.POST('/api/car-rental/details', { body: { rateKey, currency: 'USD' } })
    const rate = data?.data.rates.find(choose)
    if (!rate || !data || !chooseCar(data.data.rental)) continue
    const page = carHref(data.data.rental.carId, criteria)
    return { page, rate, checkout: checkoutHref(productEntry('car'), rate, page) }
  }
  throw new Error('No car in Lisbon has such a rate.')
}

/** A rate that is paid now and can be cancelled or changed. */
export const isFlexible = ({ payment, policy }: CarRate) => payment === 'now' && policy.isRefundable

/** Requests a quote for a rate in dollars. */
export async function quoteCar(origin: string, { rateKey }: CarRate): Promise<Quote> {
  const { data } = await createApiClient({ baseUrl: origin }).POST('/api/quotes', {
    body: { items: [{ product: 'car', rateKey }], currency: 'USD' },
  })
  if (!data) throw new Error('The quote request failed.')
  return data.data
}

/** Holds, pays and books a car in Lisbon. */
export async function bookCar(origin: string, choose = isFlexible, story?: string): Promise<Booking> {
  const { rate } = await findCarAt(origin, choose, undefined, story)
  const held = await holdAt(origin, await quoteCar(origin, rate))
  if (held.payment.gateway !== 'none') await payAt(origin, held)
  return confirmAt(origin, held)
}

/** Returns the first item of a booking with its rental. */
export function rentalOf({ items: [item] }: Pick<Booking, 'items'>): BookedRental & { item: BookingItem } {
  if (!item) throw new Error('The booking has no item.')
  return { ...ofProduct(item.subject, 'car').car, item }
}

export const confirmation = ({ reference }: Booking) => `/booknow/cars/confirm-payment?reference=${reference}`

/** Types the driver's date of birth in the checkout. */
export function bornOn(day: string, month: string, year: string): void {
  fireEvent.change(screen.getByLabelText(/^Month/), { target: { value: month } })
  write('Day', day)
  write('Year', year)
}
