import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../geo/geo.ts'
import { loadGeo } from '../geo/load-geo.ts'
import type { SupplierHold } from './product-supplier.ts'
import { adapters } from './testing-adapters.ts'
import { bookRequest, quotedKey, refundableKey } from './testing-hotel-booking.ts'
import { allOffers, hotelCriteria } from './testing-hotel-search.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const far = hotelCriteria({ stay: { start: '2027-03-05', end: '2027-03-08' }, limit: 60 })
const two = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [] },
]

describe.each(adapters)('bookings of hotels with %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })

  /** A supplier that nobody has booked with. */
  function open() {
    let now = start
    const supplier = adapter(geo, () => new Date(now))
    const { hotels } = supplier
    return {
      supplier,
      hotels,
      go: (moment: string) => {
        now = Date.parse(moment)
      },
      pass: (seconds: number) => {
        now += seconds * 1000
      },
      /** Rooms left of the rate; 0 when it is sold out. */
      async left(rateKey: string): Promise<number> {
        const quote = await hotels.quote(rateKey)
        return quote?.status === 'available' ? quote.left : 0
      },
      hold: (reference: string, rateKey: string, seconds = 900) =>
        hotels.hold({ reference, rateKey, seconds }),
      async book(reference: string, rateKey: string) {
        await hotels.hold({ reference, rateKey, seconds: 900 })
        return hotels.book(bookRequest(reference))
      },
    }
  }

  describe('a hold', () => {
    it('takes its rooms from everybody else, until it is released', async () => {
      const { hotels, hold, left } = open()
      const key = await quotedKey(hotels, { rooms: two })
      const before = await left(key)
      await hold('r1', key)
      expect(await left(key)).toBe(before - 2 >= 2 ? before - 2 : 0)
      expect(await hotels.release('r1')).toBe('released')
      expect(await hotels.release('r1')).toBe('released')
      expect(await left(key)).toBe(before)
    })

    it('is one however often it is asked for, also of the last room', async () => {
      const { hotels, hold, left } = open()
      const key = await quotedKey(hotels)
      const before = await left(key)
      const answers: SupplierHold[] = []
      for (let again = 0; again < before + 2; again += 1) answers.push(await hold('r1', key))
      expect(new Set(answers.map(({ expiresAt }) => expiresAt.getTime()))).toEqual(new Set([start + 900_000]))
      expect(await left(key)).toBe(before - 1)
    })

    it('is refused when all rooms are taken, and then nobody is offered them', async () => {
      const { supplier, hotels, hold, left } = open()
      const criteria = hotelCriteria({ limit: 5 })
      const [offer] = await allOffers(hotels, criteria)
      const key = offer?.cheapest.rateKey ?? ''
      for (let index = await left(key); index > 0; index -= 1) await hold(`r${index}`, key)
      await expect(hold('late', key)).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'sold_out' })
      expect(await hotels.quote(key)).toEqual({ status: 'sold_out' })
      const after = await allOffers(hotels, criteria)
      const deals = await supplier.hotelDeals(criteria)
      const same = after.find(({ id }) => id === offer?.id)
      expect(same?.cheapest.roomCode).not.toBe(offer?.cheapest.roomCode)
      expect(deals.map(({ id, price }) => [id, price.net.amount])).toEqual(
        after.map(({ id, cheapest }) => [id, cheapest.price.net]),
      )
    })

    it('is over when its time is over, unless it was extended', async () => {
      const { hotels, hold, left, pass } = open()
      const key = await quotedKey(hotels)
      const before = await left(key)
      await hold('r1', key)
      pass(800)
      expect(await hotels.extend('r1', 900)).toEqual({
        reference: 'r1',
        expiresAt: new Date(start + 1_700_000),
      })
      pass(800)
      expect(await left(key)).toBe(before - 1)
      pass(100)
      expect(await left(key)).toBe(before)
      expect(await hotels.extend('r1', 900)).toBe('expired')
    })

    it('is no longer than the supplier holds anything', async () => {
      const { hotels, hold } = open()
      const { longestHoldSeconds } = hotels.capabilities()
      const { expiresAt } = await hold('r1', await quotedKey(hotels), 10 * longestHoldSeconds)
      expect(expiresAt.getTime()).toBe(start + longestHoldSeconds * 1000)
    })

    it('is refused for what is no key, and for a price of long ago', async () => {
      const { hotels, hold, go } = open()
      const key = await quotedKey(hotels, { stay: far.stay })
      await expect(hold('r1', 'no-such')).rejects.toMatchObject({ code: 'rejected' })
      go('2026-11-22T00:05:00Z')
      expect(await hold('r2', key)).toMatchObject({ reference: 'r2' })
      go('2026-11-24T00:05:00Z')
      await expect(hold('r3', key)).rejects.toMatchObject({ code: 'price_changed' })
    })
  })

  describe('a booking', () => {
    it('is confirmed once, has numbers, and stays', async () => {
      const { hotels, book, left, pass } = open()
      const key = await quotedKey(hotels)
      const before = await left(key)
      const booking = await book('r1', key)
      expect(booking.status).toBe('confirmed')
      expect(booking.supplierReference).toMatch(/\w{6,}/)
      expect(booking.confirmationNumber).toMatch(/\w{4,}/)
      expect(await hotels.book(bookRequest('r1'))).toEqual(booking)
      pass(100_000)
      expect(await hotels.book(bookRequest('r1'))).toEqual(booking)
      expect(await hotels.retrieve('r1')).toEqual(booking)
      expect(await hotels.release('r1')).toBe('confirmed')
      expect(await left(key)).toBeLessThan(before)
      expect((await book('r2', await quotedKey(hotels))).supplierReference).not.toBe(
        booking.supplierReference,
      )
    })

    it('of a hold that lapsed is made only while the rooms are free', async () => {
      const { hotels, hold, left, pass } = open()
      const key = await quotedKey(hotels)
      await hold('free', key)
      await hold('gone', key)
      pass(901)
      expect((await hotels.book(bookRequest('free'))).status).toBe('confirmed')
      for (let index = await left(key); index > 0; index -= 1) await hold(`other-${index}`, key)
      await expect(hotels.book(bookRequest('gone'))).rejects.toMatchObject({ code: 'hold_expired' })
      expect(await hotels.retrieve('gone')).toBeNull()
    })

    it('needs a hold, and somebody in each room', async () => {
      const { hotels, hold } = open()
      await hold('r1', await quotedKey(hotels, { rooms: two }))
      await expect(hotels.book(bookRequest('r1', 1))).rejects.toMatchObject({ code: 'rejected' })
      expect(await hotels.retrieve('r1')).toBeNull()
      expect((await hotels.book(bookRequest('r1', 2))).status).toBe('confirmed')
      await hold('r2', await quotedKey(hotels))
      await hotels.release('r2')
      await expect(hotels.book(bookRequest('r2'))).rejects.toMatchObject({ code: 'hold_expired' })
      await expect(hotels.book(bookRequest('unknown'))).rejects.toMatchObject({ code: 'hold_expired' })
    })

    it('is nothing under a reference that nobody used', async () => {
      const { hotels } = open()
      expect(await hotels.retrieve('unknown')).toBeNull()
      expect(await hotels.extend('unknown', 60)).toBeNull()
      expect(await hotels.release('unknown')).toBeNull()
      expect(await hotels.cancelQuote('unknown')).toBeNull()
      const expectedPenalty = { amount: 1_000_000, currency: 'USD' }
      expect(await hotels.cancel('unknown', { expectedPenalty })).toBeNull()
    })
  })

  describe('a cancellation', () => {
    it('costs what the policy said when it was booked, dearer with time and never more than the price', async () => {
      const { hotels, book, go } = open()
      const key = await refundableKey(hotels, far)
      const quote = await hotels.quote(key)
      if (quote?.status !== 'available') return expect.fail('it cannot be had')
      await book('r1', key)
      const seen: number[] = []
      let moment: Date | null = new Date(start)
      while (moment !== null) {
        go(moment.toISOString())
        const cost = await hotels.cancelQuote('r1')
        if (!cost) return expect.fail('it cannot be cancelled')
        expect(cost.penalty.amount + cost.refund.amount).toBe(quote.price.net)
        seen.push(cost.penalty.amount)
        moment = cost.validUntil
      }
      expect(seen).toEqual([0, ...quote.policy.steps.map(({ penalty }) => penalty.amount)])
    })

    it('gives the rooms back, once, and at the price that was agreed to', async () => {
      const { hotels, book, left, go } = open()
      const key = await refundableKey(hotels, far)
      const before = await left(key)
      await book('r1', key)
      const cost = await hotels.cancelQuote('r1')
      const expectedPenalty = cost?.penalty ?? { amount: 0, currency: '' }
      const { validUntil: _until, ...amounts } = cost ?? { validUntil: null }
      const done = await hotels.cancel('r1', { expectedPenalty })
      expect(done).toEqual({ status: 'cancelled', ...amounts })
      expect(await left(key)).toBe(before)
      expect((await hotels.retrieve('r1'))?.status).toBe('cancelled')
      expect(await hotels.cancelQuote('r1')).toBeNull()
      go('2027-03-05T12:00:00Z')
      expect(await hotels.cancel('r1', { expectedPenalty })).toEqual(done)
      expect((await hotels.book(bookRequest('r1'))).status).toBe('cancelled')
    })

    it('is refused where it has become dearer than was agreed to', async () => {
      const { hotels, book, go } = open()
      await book('r1', await refundableKey(hotels, far))
      const cost = await hotels.cancelQuote('r1')
      go('2027-03-05T12:00:00Z')
      const expectedPenalty = cost?.penalty ?? { amount: 0, currency: '' }
      await expect(hotels.cancel('r1', { expectedPenalty })).rejects.toMatchObject({ code: 'price_changed' })
      expect((await hotels.retrieve('r1'))?.status).toBe('confirmed')
      expect(await hotels.cancelQuote('r1')).toMatchObject({ refund: { amount: 0 } })
    })

    it('is nothing for what is only held', async () => {
      const { hotels, hold } = open()
      await hold('r1', await quotedKey(hotels))
      expect(await hotels.cancelQuote('r1')).toBeNull()
      expect(await hotels.cancel('r1', { expectedPenalty: { amount: 0, currency: 'USD' } })).toBeNull()
    })
  })
})
