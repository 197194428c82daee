import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { adapters } from './testing-adapters.ts'
import { bookRequest, openHotels, quotedKey, two } from './testing-hotel-booking.ts'

describe.each(adapters)('bookings of hotels with %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })
  const open = () => openHotels(adapter, geo)

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
    expect((await book('r2', await quotedKey(hotels))).supplierReference).not.toBe(booking.supplierReference)
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
