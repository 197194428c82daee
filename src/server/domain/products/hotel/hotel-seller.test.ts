import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import type { MarkupRule } from '../../../../contract/types.ts'
import { freeCancellationEnd } from '../../../../tenant/policy-timeline.ts'
import { shippedRates } from '../../exchange-rates/shipped-rates.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { HotelRate as SupplierRate } from '../../suppliers/hotel-room.ts'
import type { HotelSearchOffer } from '../../suppliers/hotel-shapes.ts'
import { hotelSeller } from './hotel-seller.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

/** The parts of a wholesale rate as hundredths, so that whole hundreds of cents have whole parts. */
function partsOf(net: number) {
  const part = (hundredths: number) => Math.round((net * hundredths) / 100)
  const treatment = 'standard' as const
  const priceLines = [
    { code: 'vat', kind: 'tax' as const, amount: part(12), treatment },
    { code: 'city_tax', kind: 'tax' as const, amount: part(3), treatment },
    { code: 'service_charge', kind: 'fee' as const, amount: part(5), treatment },
  ]
  const base = net - part(12) - part(3) - part(5)
  const breakdown = [
    { label: 'night', date: '2026-05-08', amount: part(50) },
    { label: 'night', date: '2026-05-09', amount: base - part(50) },
  ]
  return { net, base, breakdown, priceLines }
}

const rateAt = (net: number, retail: number, penalties: readonly number[] = []): SupplierRate => ({
  rateKey: 'key-of-a-rate',
  roomCode: 'a',
  planCode: 'a',
  board: 'room_only',
  isRefundable: true,
  payment: 'now',
  roomsLeft: 3,
  policy: {
    isRefundable: true,
    timeZone: 'Europe/Lisbon',
    steps: penalties.map((amount, at) => ({
      from: `2026-05-0${at + 1}T00:00:00`,
      penalty: { amount, currency: 'USD' },
    })),
  },
  price: {
    currency: 'USD',
    ...partsOf(net),
    retail,
    minimumSelling: null,
    dueLocally: [{ code: 'city_tax', amount: 400, currency: 'EUR' }],
  },
})

const offerAt = (net: number, retail: number, penalties: readonly number[] = []): HotelSearchOffer => ({
  id: 'h1-1',
  name: 'Casa Alfama',
  stars: 4,
  guestRating: 4.3,
  reviewCount: 210,
  position: { latitude: 38.71, longitude: -9.13 },
  distance: { miles: 0.7, from: 'Lisbon' },
  picture: '/one.jpg',
  amenities: [],
  cheapestRoom: { code: 'a', kind: 'standard', view: 'none' },
  cheapest: rateAt(net, retail, penalties),
  others: [
    { ...rateAt(net, retail, penalties), board: 'breakfast' },
    { ...rateAt(net, retail, penalties), board: 'half_board', payment: 'at_property' },
  ],
})

/** A seller with a markup on the wholesale price. */
function sellerFor(markup: number, viewer: Viewer, step = 1) {
  const rule: MarkupRule = { kind: 'fixed', value: markup / 100, currency: 'USD' }
  const rates = { current: async () => shippedRates }
  return hotelSeller({ rates, geo }, { viewer, markups: [rule] }, 'USD', step)
}

/** What a viewer sees of an offer with a markup. */
const seenOf = async (offer: HotelSearchOffer, markup: number, viewer: Viewer) =>
  (await sellerFor(markup, viewer)).offer(offer)

describe('an offer of a search', () => {
  it.each<Viewer>(['anonymous', 'anonymous-without-prices', 'traveller', 'restricted-agent'])(
    'is the same for %s, whatever part of its price is markup',
    async (viewer) => {
      const sum = fc.integer({ min: 0, max: 100_000 })
      const hundreds = fc.integer({ min: 1, max: 1000 }).map((count) => count * 100)
      await fc.assert(
        fc.asyncProperty(hundreds, hundreds, sum, sum, async (net, more, margin, saved) => {
          const total = net + more + margin
          const seen = async (wholesale: number, markup: number) => {
            const cancelled = [0.1, 0.5, 1].map((share) => Math.round(wholesale * share))
            const offer = offerAt(wholesale, total + saved, cancelled)
            const seller = await sellerFor(markup, viewer)
            return { offer: seller.offer(offer), rate: seller.rate(offer.cheapest, offer.position) }
          }
          const [one, other] = [await seen(net, total - net), await seen(net + more, margin)]
          expect(one).toEqual(other)
          const { price } = one.offer
          const { breakdown = [], priceLines = [] } = price ?? {}
          const parts = [...breakdown, ...priceLines].reduce((all, { amount }) => all + amount, 0)
          expect(parts).toBe(viewer === 'anonymous-without-prices' ? 0 : total)
          expect(one.offer.policy.steps).toHaveLength(3)
          expect(one.offer.others).toHaveLength(2)
          for (const { price: sums } of one.offer.others) {
            expect(sums).toEqual(price && { total: price.total, saved: price.saved })
          }
        }),
      )
    },
  )

  it('is the same without prices, whatever it and its cancellation cost', async () => {
    const sum = fc.integer({ min: 1000, max: 100_000 })
    const part = fc.double({ min: 0.1, max: 0.9, noNaN: true })
    await fc.assert(
      fc.asyncProperty(sum, sum, part, part, async (net, other, share, otherShare) => {
        const seen = (of: number, some: number) =>
          seenOf(offerAt(of, of * 2, [0, Math.round(of * some), of]), 500, 'anonymous-without-prices')
        const one = await seen(net, share)
        expect(one).toEqual(await seen(other, otherShare))
        expect(one.policy.steps.map(({ costs }) => costs)).toEqual(['nothing', 'part', 'all'])
      }),
    )
  })

  const dueNothing = (rate: SupplierRate) => ({ ...rate, price: { ...rate.price, dueLocally: [] } })
  const anyTotals = fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 3, maxLength: 3 })
  const priced = ([one = 0, two = 0, three = 0]: readonly number[]): HotelSearchOffer => ({
    ...offerAt(one, one * 2, [one]),
    others: [
      { ...rateAt(two, two * 2, [two]), board: 'breakfast' },
      { ...dueNothing(rateAt(three, three * 2, [three])), board: 'breakfast', payment: 'at_property' },
    ],
  })

  it('without prices, lists other rates the same way, whatever each costs', async () => {
    await fc.assert(
      fc.asyncProperty(anyTotals, anyTotals, async (nets, others) => {
        const one = await seenOf(priced(nets), 500, 'anonymous-without-prices')
        expect(one).toEqual(await seenOf(priced(others), 500, 'anonymous-without-prices'))
        expect(one.others).toHaveLength(2)
      }),
    )
  })

  it.each<Viewer>(['anonymous', 'traveller', 'restricted-agent', 'agent'])(
    'shows %s the same sums for each other rate as its page, cheapest first',
    async (viewer) => {
      await fc.assert(
        fc.asyncProperty(anyTotals, async (nets) => {
          const offer = priced(nets)
          const seller = await sellerFor(700, viewer)
          const { price, others } = seller.offer(offer)
          const totals = [price?.total ?? 0, ...others.map((other) => other.price?.total ?? 0)]
          expect(totals).toEqual(totals.toSorted((a, b) => a - b))
          const listed = [offer.cheapest, ...offer.others].map((from) => seller.rate(from, offer.position))
          for (const { board, payment, price: sums } of others) {
            const same = listed.find((rate) => rate.board === board && rate.payment === payment)?.price
            expect(sums?.total).toBe(same?.total)
            expect(sums?.saved).toBe(same?.saved)
            expect(sums?.dueLocally ?? price?.dueLocally).toEqual(same?.dueLocally)
            expect(sums?.net).toBe(viewer === 'agent' ? same?.net : undefined)
          }
        }),
      )
    },
  )

  it.each<Viewer>(['anonymous', 'anonymous-without-prices', 'agent'])(
    'promises %s free cancellation for as long for the best rate as for others, despite rounding',
    async (viewer) => {
      const day = '2026-05-02T00:00:00'
      const { policy, others } = (await sellerFor(0, viewer, 100)).offer(
        offerAt(90_000, 99_000, [20, 45_000]),
      )
      expect(policy.steps).toHaveLength(2)
      expect(freeCancellationEnd(policy)).toBe(day)
      expect(others.map((other) => other.freeUntil)).toEqual([day, day])
    },
  )

  it('is recommended more if more of its price is visibly saved', async () => {
    const dear = await seenOf(offerAt(9_000, 10_000), 500, 'anonymous')
    const cheap = await seenOf(offerAt(7_000, 10_000), 500, 'anonymous')
    expect(cheap.worth).toBeGreaterThan(dear.worth)
    const [seen, unseen] = [
      await seenOf(offerAt(7_000, 10_000), 500, 'anonymous-without-prices'),
      await seenOf(offerAt(9_000, 10_000), 500, 'anonymous-without-prices'),
    ]
    expect(seen.worth).toBe(unseen.worth)
  })
})
