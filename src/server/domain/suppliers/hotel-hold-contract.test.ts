import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import type { SupplierHold } from './product-supplier.ts'
import { adapters } from './testing-adapters.ts'
import { clockStart, openHotels, quotedKey, two } from './testing-hotel-booking.ts'
import { allOffers, hotelCriteria } from './testing-hotel-search.ts'

const start = Date.parse(clockStart)

describe.each(adapters)('holds of hotels with %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })
  const open = () => openHotels(adapter, geo)

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
    const key = await quotedKey(hotels, { stay: { start: '2027-03-05', end: '2027-03-08' } })
    await expect(hold('r1', 'no-such')).rejects.toMatchObject({ code: 'rejected' })
    go('2026-11-22T00:05:00Z')
    expect(await hold('r2', key)).toMatchObject({ reference: 'r2' })
    go('2026-11-24T00:05:00Z')
    await expect(hold('r3', key)).rejects.toMatchObject({ code: 'price_changed' })
  })
})
