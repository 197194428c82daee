import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { adapters } from './testing-adapters.ts'
import { bookRequest, clockStart, openHotels, quotedKey, refundableKey } from './testing-hotel-booking.ts'
import { hotelCriteria } from './testing-hotel-search.ts'

const far = hotelCriteria({ stay: { start: '2027-03-05', end: '2027-03-08' }, limit: 60 })

describe.each(adapters)('cancellations of hotels with %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })
  const open = () => openHotels(adapter, geo)

  it('costs what the policy said when it was booked, dearer with time and never more than the price', async () => {
    const { hotels, book, go } = open()
    const key = await refundableKey(hotels, far)
    const quote = await hotels.quote(key)
    if (quote?.status !== 'available') return expect.fail('it cannot be had')
    await book('r1', key)
    const seen: number[] = []
    let moment: Date | null = new Date(clockStart)
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
