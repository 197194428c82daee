import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import type { MarkupRule } from '../../../../contract/types.ts'
import { shippedRates } from '../../exchange-rates/shipped-rates.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { destinationOf, flightSeller } from './flight-seller.ts'
import { testFare, testFlights, testSegmentFare, testSlice } from './testing-journey.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

const sellerOf = (viewer: Viewer, markups: readonly MarkupRule[] = []) =>
  flightSeller({ rates: { current: async () => shippedRates }, geo }, { viewer, markups }, 'EUR', 1)
const position = destinationOf(testFlights)
const cheapest = testFare(40_000)
const flex = testFare(60_000, {
  slices: [testSlice({ shelf: 3, refund: { allowed: 'yes' }, change: { allowed: 'yes' } })],
})
const offer = { ...testFlights, cheapest, others: [flex] }

describe('an offer of flights', () => {
  it('leads to the end of its first slice', () => {
    expect(position).toEqual({ latitude: 32.6979, longitude: -16.7745 })
  })

  it('has the strictest terms and the fewest bags of its slices', async () => {
    const seller = await sellerOf('anonymous')
    const bare = testSlice({
      shelf: 1,
      change: { allowed: 'unknown' },
      segments: [{ ...testSegmentFare, baggage: [{ kind: 'checked', count: 0 }] }],
    })
    const shown = seller.offer({ ...offer, cheapest: testFare(40_000, { slices: [testSlice(), bare] }) })
    expect(shown).toMatchObject({
      shelf: 1,
      change: { allowed: 'unknown' },
      refund: { allowed: 'no' },
      brands: ['Standard', 'Standard'],
      itineraries: testFlights.itineraries.map(({ id }) => id),
    })
    expect(shown.bags).toEqual([
      { kind: 'carry_on', count: 0 },
      { kind: 'checked', count: 0 },
    ])
  })

  it('costs everyone the same, and shows only agents the wholesale rate (spec §6)', async () => {
    const [visitor, agent] = await Promise.all([sellerOf('anonymous'), sellerOf('agent')])
    const [one, other] = [visitor.offer(offer), agent.offer(offer)]
    expect(one.price?.total).toBe(other.price?.total)
    expect(one.price).not.toHaveProperty('net')
    expect(other.price?.net).toBe(40_000)
    expect(other.others[0]?.price?.net).toBe(60_000)
    expect(one.worth).toBe(other.worth)
  })

  it('has no price, no penalty and no price of a service without the right to see prices', async () => {
    const seller = await sellerOf('anonymous-without-prices')
    const shown = seller.offer(offer)
    const fare = seller.fare(cheapest, position)
    const bag = seller.service(service, cheapest, position)
    for (const one of [shown, ...shown.others, fare, bag]) expect(one).not.toHaveProperty('price')
    expect(JSON.stringify([shown, fare, bag])).not.toContain('penalty')
    const day = { date: '2026-05-01', price: cheapest.price }
    expect(seller.days([day], position)).toEqual([{ date: '2026-05-01' }])
    expect(seller.typical({ low: cheapest.price, high: flex.price }, position)).toBeUndefined()
  })

  it('ranks by duration times price, and a journey with only a basic fare lower', async () => {
    const seller = await sellerOf('anonymous')
    const worth = (net: number, slices = cheapest.slices, others = [flex]) =>
      seller.offer({ ...offer, cheapest: testFare(net, { slices }), others }).worth
    expect(worth(20_000)).toBeGreaterThan(worth(40_000))
    const basic = [testSlice({ shelf: 1 })]
    expect(worth(40_000, basic, [])).toBeCloseTo(worth(40_000) - 1, 2)
    expect(worth(40_000, basic)).toBe(worth(40_000))
  })
})

const service = {
  id: 'bag_0',
  kind: 'checked_bag',
  passengers: [0],
  slices: [0],
  maximum: 2,
  price: { amount: 4_500, currency: 'EUR' },
} as const

describe('a service or seat', () => {
  it('costs what it adds to the total of its fare', async () => {
    const seller = await sellerOf('anonymous')
    const before = seller.fare(cheapest, position).price?.total ?? 0
    const price = { ...cheapest.price, base: 44_500, net: 44_500, retail: 44_500, breakdown: [] }
    const after = seller.fare({ ...cheapest, price }, position).price?.total ?? 0
    expect(seller.service(service, cheapest, position).price).toEqual({
      amount: after - before,
      currency: 'EUR',
    })
    const free = {
      kind: 'seat',
      seat: '12A',
      isFree: true,
      price: { amount: 4_500, currency: 'EUR' },
    } as const
    const map = {
      slice: 0,
      segment: 0,
      cabins: [{ deck: 0, cabin: 'economy', rows: [{ sections: [[free]] }] }],
    } as const
    const [cabin] = seller.seatMap(map, cheapest, position).cabins
    expect(cabin?.rows[0]?.sections[0]?.[0]?.price?.amount).toBe(after - before)
  })
})

describe('the refund of a service', () => {
  it('is what the supplier pays, without the markup of an equal price', async () => {
    const seller = await sellerOf('anonymous', [{ kind: 'percent', value: 20 }])
    const refund = { amount: 4_500, currency: 'EUR' }
    const insured = { ...service, kind: 'cancel_for_any_reason', refund } as const
    const dear = { ...cheapest, price: { ...cheapest.price, retail: 80_000 } }
    expect(seller.service(insured, dear, position)).toMatchObject({ price: { amount: 5_400 }, refund })
  })
})

describe('a calendar', () => {
  it('marks the cheapest and the dearest quarter of its days', async () => {
    const seller = await sellerOf('anonymous')
    const days = [10_000, 20_000, 30_000, 40_000].map((net, at) => ({
      date: `2026-05-0${at + 1}`,
      price: testFare(net).price,
    }))
    const shown = seller.days([...days, { date: '2026-05-05' }], position)
    expect(shown.map(({ level }) => level)).toEqual(['low', 'typical', 'high', 'high', undefined])
    expect(shown[4]).toEqual({ date: '2026-05-05' })
  })

  it('calls equal prices typical', async () => {
    const seller = await sellerOf('anonymous')
    const days = ['2026-05-01', '2026-05-02'].map((date) => ({ date, price: cheapest.price }))
    expect(seller.days(days, position).map(({ level }) => level)).toEqual(['typical', 'typical'])
  })
})
