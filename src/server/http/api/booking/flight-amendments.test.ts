import { beforeAll, describe, expect, it } from 'vitest'
import type { AmendedParty, Booking, FlightAnswer, SeatMap } from '../../../../contract/types.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, itemOf, newKey, type Visitor } from './testing-booking-flow.ts'
import { bookingFlights, journeyOf } from './testing-flight-bookings.ts'

let app: BookingApp
let flights: ReturnType<typeof bookingFlights>
beforeAll(async () => {
  app = await openBookingApp()
  flights = bookingFlights(app)
})

const accepted = (
  holder: Visitor,
  { reference }: Booking,
  { id }: { id: string },
  travellers?: AmendedParty['travellers'],
) =>
  call<Booking>(app, `/api/bookings/${reference}/amendments/${id}/acceptance`, holder, {
    body: travellers ? { party: { travellers } } : {},
    key: newKey(),
  })
const namesOf = (booking: Booking) => itemOf(booking).party.travellers.map(({ firstName }) => firstName)
const adult = { group: 1, type: 'adult' } as const
const child = { group: 1, type: 'child' } as const
const infant = { group: 1, type: 'infant' } as const

describe('a passenger who leaves a booked journey', () => {
  it('leaves the lap of the infant who stays with its adult, at the new position', async () => {
    const { booking, holder } = await flights.booked()
    const without = await flights.makeChange(holder, booking, { without: [0] })
    expect(namesOf(without)).toEqual(['Anne', 'Mary', 'Clara'])
    expect(itemOf(without).party.travellers[2]).toMatchObject({ lapOf: 0 })
    expect(journeyOf(without).passengers.map(({ type }) => type)).toEqual(['adult', 'child', 'infant'])
    const smaller = await flights.makeChange(holder, without, { without: [1] })
    expect(namesOf(smaller)).toEqual(['Anne', 'Clara'])
  })

  it('asks for another lap if the adult of the infant leaves', async () => {
    const { booking, holder } = await flights.booked()
    const { data: offer } = await flights.quoteChange(holder, booking, { without: [1] })
    expect(offer.staying).toEqual([0, 2, 3])
    const refused = await accepted(holder, booking, offer)
    expect([refused.status, refused.problem.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['party.travellers[2].lapOf'],
    ])
    const { status, data } = await accepted(holder, booking, offer, [
      { ...adult, known: 0 },
      { ...child, known: 2 },
      { ...infant, known: 3, lapOf: 0 },
    ])
    expect([status, namesOf(data)]).toEqual([200, ['Ada', 'Mary', 'Clara']])
  })

  it('takes their own seat and bag along, and the others keep theirs', async () => {
    const seat = (passenger: number, designator: string) => ({
      slice: 0,
      segment: 0,
      passenger,
      seat: designator,
    })
    const { booking, holder } = await flights.booked({
      services: () => [{ id: 'bag.0', passenger: 1, count: 1 }],
      seats: (free) => free.slice(0, 2).map((one, index) => seat(index, one)),
    })
    const own = journeyOf(booking).seats.find(({ passenger }) => passenger === 1)?.seat
    const after = await flights.makeChange(holder, booking, { without: [0] })
    expect(namesOf(after)[0]).toBe('Anne')
    expect(journeyOf(after).seats).toEqual([seat(0, own ?? '')])
    expect(journeyOf(after).services).toMatchObject([{ kind: 'checked_bag', passenger: 0 }])
  })

  it.each([
    ['is not named again', [0, 2, 3]],
    ['does not give the place to a new person', [undefined, 2, 3]],
    ['does not change the order of the others', [2, 1, 3]],
  ])('%s', async (_, known) => {
    const { booking, holder } = await flights.booked()
    const { data: offer } = await flights.quoteChange(holder, booking, { without: [0] })
    const someone = { firstName: 'Zoe', lastName: 'Byron', dateOfBirth: '1980-01-01' } as const
    const { status, problem } = await accepted(
      holder,
      booking,
      offer,
      known.map((one, index) => ({
        ...([adult, child, infant][index] ?? adult),
        ...(one === undefined ? { ...someone, title: 'ms', gender: 'female' } : { known: one }),
        ...(index === 2 && { lapOf: 0 }),
      })),
    )
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'party.travellers[0].known'])
  })
})

describe('a booked journey with what can be added', () => {
  const askedFor = (path: 'details' | 'seats', visitor: Visitor, { reference, items: [item] }: Booking) =>
    call<FlightAnswer & { maps: SeatMap[] }>(app, `/api/flight/${path}`, visitor, {
      body: { booked: { reference, itemId: item?.id ?? '' } },
    })
  const seatsOf = ({ maps }: { maps: SeatMap[] }) =>
    (maps[0]?.cabins ?? []).flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))

  it('has its services and seats, its own seat among the free ones', async () => {
    const seat = { slice: 0, segment: 0, passenger: 0 }
    const { booking, holder } = await flights.booked({ seats: ([first = '']) => [{ ...seat, seat: first }] })
    const own = journeyOf(booking).seats[0]?.seat
    const { data } = await askedFor('details', holder, booking)
    expectContract('getFlight', { data })
    expect(data.fares).toEqual([])
    expect(data.services.map(({ kind }) => kind)).toContain('checked_bag')
    const { data: map } = await askedFor('seats', holder, booking)
    expect(seatsOf(map).find((one) => one.seat === own)).toMatchObject({ isFree: true })
    const other = seatsOf(map).find((one) => one.isFree && one.seat !== own && !one.disclosures)?.seat ?? ''
    const bag = { id: 'bag.0', passenger: 1, count: 1 }
    const after = await flights.makeChange(holder, booking, {
      services: [bag],
      seats: [{ ...seat, seat: other }],
    })
    expect(journeyOf(after).seats).toEqual([{ ...seat, seat: other }])
    expect(journeyOf(after).services).toMatchObject([{ kind: 'checked_bag', passenger: 1 }])
  })

  it('does not exist for other callers', async () => {
    const { booking } = await flights.booked()
    expect((await askedFor('details', {}, booking)).status).toBe(404)
    expect((await askedFor('seats', {}, booking)).status).toBe(404)
  })

  it.each([
    ['neither a key nor a booking', () => ({}), 'rateKey'],
    ['both', (booked: object) => ({ rateKey: 'a'.repeat(40), booked }), 'rateKey'],
    [
      'another item',
      (booked: object) => ({ booked: { ...booked, itemId: '6f1c1f0e-0000-4000-8000-000000000001' } }),
      'booked.itemId',
    ],
  ])('refuses %s, naming the field', async (_, bodyOf, field) => {
    const { booking, holder } = await flights.booked()
    const { reference } = booking
    const body = bodyOf({ reference, itemId: itemOf(booking).id })
    const { status, problem } = await call(app, '/api/flight/details', holder, { body })
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([422, [field]])
  })
})
