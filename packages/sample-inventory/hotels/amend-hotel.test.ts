import { describe, expect, it } from 'vitest'
import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import {
  bookRequest,
  openHotels,
  refundableKey,
} from '../../../src/server/domain/suppliers/testing-hotel-booking.ts'
import { hotelCriteria } from '../../../src/server/domain/suppliers/testing-hotel-search.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { createInventory } from '../inventory.ts'

const stay = { start: '2027-03-05', end: '2027-03-08' }
const room = { adults: 2, childAges: [] }
const later = { start: '2027-05-05', end: '2027-05-08' }

/** A booked stay, and the moment from which its cancellation costs something. */
async function booked() {
  const at = openHotels((geo, clock) => createInventory({ geo, clock }), testingGeo())
  const key = await refundableKey(at.hotels, hotelCriteria({ stay, rooms: [room], limit: 60 }))
  const quote = await at.hotels.quote(key)
  if (quote?.status !== 'available') throw new Error('the rate can be had')
  await at.book('r1', key)
  const { policy } = quote
  const begins = localToMoment(policy.steps[0]?.from ?? '', policy.timeZone).getTime()
  const quoted = (to = later) => at.hotels.amendQuote('r1', { stay: to, occupancies: [room] })
  const amend = async (change: Awaited<ReturnType<typeof quoted>>, amendment = 'a1') => {
    if (change?.status !== 'available') throw new Error('the change can be had')
    const { rateKey, price } = change
    const expected = { amount: price.net, currency: price.currency }
    return at.hotels.amend({ ...bookRequest('r1'), amendment, rateKey, expected })
  }
  return { ...at, begins, quoted, amend }
}
const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

describe('a stay', () => {
  it('can be changed while cancelling is free, to the last second', async () => {
    const { hotels, begins, go, quoted, amend } = await booked()
    go(moment(begins - 1000))
    expect(await amend(await quoted())).toMatchObject({ status: 'applied' })
    expect((await hotels.cancelQuote('r1'))?.penalty.amount).toBe(0)
  })

  it.each([
    ['other days, on which cancelling is free', later],
    ['a single night', { start: '2027-03-07', end: '2027-03-08' }],
    ['one night more', { start: '2027-03-05', end: '2027-03-09' }],
  ])('cannot be changed to %s once cancelling costs something', async (_, to) => {
    const { hotels, begins, go, quoted } = await booked()
    go(moment(begins))
    const before = await hotels.cancelQuote('r1')
    expect(before?.penalty.amount).toBeGreaterThan(0)
    expect(await quoted(to)).toBeNull()
    expect(await hotels.cancelQuote('r1')).toEqual(before)
  })

  it('cannot be changed by a quote from before the free period ended', async () => {
    const { hotels, begins, go, quoted, amend } = await booked()
    go(moment(begins - 1000))
    const quote = await quoted()
    go(moment(begins))
    await expect(amend(quote)).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'rejected' })
    expect(await hotels.amendment('r1', 'a1')).toBeNull()
    expect((await hotels.cancelQuote('r1'))?.penalty.amount).toBeGreaterThan(0)
  })

  it('that was changed in time stays known as changed', async () => {
    const { hotels, begins, go, quoted, amend } = await booked()
    const quote = await quoted({ start: '2027-03-05', end: '2027-03-07' })
    const answer = await amend(quote)
    go(moment(begins))
    expect(await amend(quote)).toEqual(answer)
    expect(await hotels.amendment('r1', 'a1')).toEqual(answer)
  })
})
