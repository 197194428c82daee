import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { scriptedCarPlaces } from '../../../../../packages/sample-inventory/cars/scripted-car-places.ts'
import { scriptedPlaces } from '../../../../../packages/sample-inventory/hotels/scripted-places.ts'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking, CancellationQuote, HotelAnswer, HotelRate, Quote } from '../../../../contract/types.ts'
import { foundCars, isFlexible, mayRental } from '../products/car/testing-cars.ts'
import { lisbon, mayStay, readOffers, two } from '../products/hotel/testing-hotels.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  bookingRequest,
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

const page = readFileSync(new URL('../../../../../docs/demo.md', import.meta.url), 'utf8')
/** Place and header of each row of the table. */
const [hotels = ''] = page.split('\n### ')
const rows = [...hotels.matchAll(/^\| `(Failsworth: [^`]+)` +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
  ([, place = '', scenario = '', says = '']) => ({ place, scenario, says }),
)

let app: BookingApp
/** The supplier's waits in milliseconds. */
const pauses: number[] = []
beforeAll(async () => {
  app = await openBookingApp({
    async pause(milliseconds) {
      pauses.push(milliseconds)
    },
  })
})

const wanted = { stay: mayStay, rooms: [two], currency: 'USD' }
const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable

/** A hotel rate, as a traveller finds it who searched for a place. */
async function rateAt(place: string, visitor: Visitor = {}): Promise<HotelRate> {
  const destination = `${place}, Portugal`
  const found = await app.call('/api/hotels/search', {
    method: 'POST',
    body: { ...lisbon, ...wanted, destination },
    headers: visitor.scenario ? { 'x-livery-scenario': visitor.scenario } : {},
  })
  for await (const { hotelId } of readOffers(found)) {
    const body = { hotelId, destination, ...wanted }
    const { data } = await call<HotelAnswer>(app, '/api/hotels/details', visitor, { body })
    const rate = data.rooms?.flatMap(({ rates }) => rates).find(refundable)
    if (rate) return rate
  }
  throw new Error(`nothing is on sale at ${place}`)
}

/** Something on sale, of any product. */
interface OnSale extends Pick<HotelRate, 'rateKey' | 'price'> {
  product?: 'hotel' | 'car'
}

/** A rental whose pick-up is at a place. */
const carsAt = (place: string) => ({
  ...mayRental,
  pickUp: { ...mayRental.pickUp, name: `${place}, Portugal` },
})

/** A car's rate, as a traveller finds it who searched for a place. */
async function carAt(place: string): Promise<OnSale> {
  const { offers } = await foundCars(app, carsAt(place))
  const offer = offers.find(isFlexible)
  if (offer === undefined) throw new Error(`nothing is on sale at ${place}`)
  return { ...offer, product: 'car' }
}

const quote = ({ rateKey, product = 'hotel' }: OnSale) =>
  call<Quote>(app, '/api/quotes', {}, { body: { items: [{ product, rateKey }], currency: 'USD' } })
async function held(rate: OnSale) {
  const { data } = await quote(rate)
  return hold(app, {}, data)
}
async function asked(rate: OnSale) {
  const made = await held(rate)
  await pay(app, made.holder, made.booking)
  return { ...made, answer: await confirm(app, made.holder, made.booking) }
}
/** The booking's state after servers have done all tasks. */
async function later(holder: Visitor, booking: Booking) {
  for (let turn = 0; turn < 5; turn += 1) await app.doTasks()
  return (await read(app, holder, booking)).data
}

async function changesIt(rate: OnSale) {
  const { booking, holder } = await asked(rate)
  await later(holder, booking)
  await app.askForChanges()
  const { supplierChanges = [] } = itemOf((await read(app, holder, booking)).data)
  expect(supplierChanges).toMatchObject([{ state: 'open' }])
}

/** The visible result of each scenario. */
const acts: Readonly<Record<string, (rate: OnSale) => Promise<void>>> = {
  async price_up(rate) {
    const { data } = await quote(rate)
    expect(data.total.amount / (rate.price?.total ?? 0)).toBeCloseTo(1.07, 2)
  },
  async sold_out_at_quote(rate) {
    expect((await quote(rate)).problem.code).toBe('sold_out')
  },
  async sold_out_at_hold(rate) {
    const { data } = await quote(rate)
    const { problem } = await call(app, '/api/bookings', {}, { body: bookingRequest(data), key: newKey() })
    expect(problem.code).toBe('sold_out')
  },
  async hold_lapses(rate) {
    const { booking } = await held(rate)
    expect(booking.hold?.secondsLeft ?? 0).toBe(0)
  },
  async payment_declined(rate) {
    const { booking, holder } = await held(rate)
    expect((await pay(app, holder, booking)).problem.code).toBe('payment_declined')
  },
  async timeout_booked(rate) {
    const { booking, holder, answer } = await asked(rate)
    expect(answer.data.state).toBe('in_doubt')
    expect((await later(holder, booking)).state).toBe('confirmed')
  },
  async timeout_not_booked(rate) {
    const { booking, holder, answer } = await asked(rate)
    expect(answer.data.state).toBe('in_doubt')
    const end = await later(holder, booking)
    expect([end.state, end.payment.paid.amount]).toEqual(['rejected', 0])
  },
  async rejected(rate) {
    const { booking, holder, answer } = await asked(rate)
    expect(answer.data.state).toBe('rejected')
    expect((await later(holder, booking)).payment).toMatchObject({ state: 'canceled', paid: { amount: 0 } })
  },
  async pending(rate) {
    const { booking, holder, answer } = await asked(rate)
    expect(answer.data.state).toBe('pending')
    expect((await later(holder, booking)).state).toBe('confirmed')
  },
  async partial_cancellation(rate) {
    const { booking, holder } = await asked(rate)
    await later(holder, booking)
    const path = `/api/bookings/${booking.reference}`
    const cost = await call<CancellationQuote>(app, `${path}/cancellation-quote`, holder, { body: {} })
    await call(app, `${path}/cancellation`, holder, { body: { quoteId: cost.data.id }, key: newKey() })
    const incidents = await app.repositories.tasks.givenUp(100)
    const own = incidents.filter((one) => one.booking?.reference === booking.reference)
    expect(own.map(({ kind }) => kind)).toEqual(['cancelled_short'])
  },
  room_moved: changesIt,
  car_upgraded: changesIt,
  desk_moved: changesIt,
  async slow(rate) {
    pauses.length = 0
    expect((await quote(rate)).status).toBe(201)
    expect(pauses).toEqual([3000])
  },
}

describe('the table of failures on demand in docs/demo.md', () => {
  it('names each place of the sample inventory with its header', () => {
    const places = scriptedPlaces.map(({ name, scenario }) => [name, scenario])
    expect(rows.map(({ place, scenario }) => [place, scenario]).toSorted()).toEqual(places.toSorted())
  })

  it.each(rows)('is correct about $place: $says', { timeout: 60_000 }, async ({ place, scenario }) => {
    const act = acts[scenario]
    if (act === undefined) throw new Error(`nobody knows how ${scenario} looks`)
    await act(await rateAt(place))
  })

  it.each(proofCases(scriptedCarPlaces, 7))('is correct about cars at $name', async (row) => {
    const { name: place, scenario } = row
    if (scenario === 'desk_closed') {
      const found = await foundCars(app, carsAt(place))
      return expect([found.offers, found.done.none]).toEqual([[], 'desk_closed'])
    }
    const act = acts[scenario]
    if (act === undefined) throw new Error(`nobody knows how ${scenario} looks`)
    await act(await carAt(place))
  })

  it('is correct about the header', async () => {
    await acts.sold_out_at_quote?.(await rateAt('Lisbon', { scenario: 'sold_out_at_quote' }))
    expect((await quote(await rateAt('Lisbon'))).status).toBe(201)
  })
})
