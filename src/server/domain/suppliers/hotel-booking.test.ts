import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { adapters } from './testing-adapters.ts'
import { bookRequest, openHotels, quotedKey, two } from './testing-hotel-booking.ts'
import { allOffers, hotelCriteria } from './testing-hotel-search.ts'

/** Rules for hotels, beyond the contract of every product. */
describe.each(adapters)('rooms of %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })
  const open = () => openHotels(adapter, geo)

  it('need a guest in each of them to be booked', async () => {
    const { hotels, hold } = open()
    await hold('r1', await quotedKey(hotels, { rooms: two }))
    await expect(hotels.book(bookRequest('r1', 1))).rejects.toMatchObject({ code: 'rejected' })
    expect(await hotels.retrieve('r1')).toBeNull()
    expect((await hotels.book(bookRequest('r1', 2))).status).toBe('confirmed')
  })

  it('are booked after their hold has lapsed if they are still free', async () => {
    const { hotels, hold, pass } = open()
    await hold('free', await quotedKey(hotels))
    pass(901)
    expect((await hotels.book(bookRequest('free'))).status).toBe('confirmed')
  })

  it('are held once more by the reference that holds the last of them', async () => {
    const { hotels, hold, left } = open()
    const key = await quotedKey(hotels)
    for (let index = await left(key); index > 0; index -= 1) await hold(`r${index}`, key)
    expect(await hold('r1', key)).toMatchObject({ reference: 'r1' })
  })

  it('are neither found nor shown in deals once all are taken', async () => {
    const { supplier, hotels, hold, left } = open()
    const criteria = hotelCriteria({ limit: 5 })
    const [offer] = await allOffers(hotels, criteria)
    const key = offer?.cheapest.rateKey ?? ''
    for (let index = await left(key); index > 0; index -= 1) await hold(`r${index}`, key)
    const after = await allOffers(hotels, criteria)
    const deals = await supplier.hotelDeals(criteria)
    const same = after.find(({ id }) => id === offer?.id)
    expect(same?.cheapest.roomCode).not.toBe(offer?.cheapest.roomCode)
    expect(deals.map(({ id, price }) => [id, price.net])).toEqual(
      after.map(({ id, cheapest }) => [id, cheapest.price.net]),
    )
  })

  it('are not held at an outdated price', async () => {
    const { hotels, hold, go } = open()
    const key = await quotedKey(hotels, { stay: { start: '2027-03-05', end: '2027-03-08' } })
    go('2026-11-22T00:05:00Z')
    expect(await hold('r2', key)).toMatchObject({ reference: 'r2' })
    go('2026-11-24T00:05:00Z')
    await expect(hold('r3', key)).rejects.toMatchObject({ code: 'price_changed' })
  })
})
