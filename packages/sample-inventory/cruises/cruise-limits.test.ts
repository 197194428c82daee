import { expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { decodeCruiseKey, encodeCruiseKey } from './cruise-key.ts'
import { DAYS_ON_SALE, sailingOnSale, sailingsBetween } from './sailings.ts'
import { cruiseCriteria, openCruises, refundableKey, startOfTests } from './testing-cruises.ts'

const cruises = openCruises()
const today = dayNumber(startOfTests.slice(0, 10))

it('knows no sailing after the last day on sale, though a key names it', async () => {
  const key = decodeCruiseKey(await refundableKey(cruises, cruiseCriteria(), 'B2'))
  if (key === null) throw new Error('no key')
  const later = sailingsBetween(dayNumber('2150-06-01'), dayNumber('2150-08-31')).find(({ id }) =>
    id.startsWith(key.sailing.slice(0, -8)),
  )
  const rateKey = encodeCruiseKey({ ...key, sailing: later?.id ?? '', cabin: null })
  expect(decodeCruiseKey(rateKey)).not.toBeNull()
  expect(await cruises.quote(rateKey)).toBeNull()
  expect(await cruises.details({ rateKey })).toBeNull()
  expect(await cruises.details({ cabinsOf: rateKey })).toBeNull()
  const query = { guests: key.guests, residence: 'GB', isPastGuest: false }
  expect(await cruises.details({ sailing: later?.id ?? '', ...query })).toBeNull()
  await expect(cruises.hold({ reference: 'far', rateKey, seconds: 60 })).rejects.toThrow('rejected')
})

it('holds a cabin until its option ends, without an option for half an hour, and never longer', async () => {
  const start = Date.parse(startOfTests)
  for (const fare of ['flex', 'sale']) {
    const quote = await cruises.quote(await refundableKey(cruises, cruiseCriteria(), 'B2', fare))
    if (quote?.status !== 'available') throw new Error('not available')
    const { optionUntil } = quote.subject.payments
    const ends = fare === 'flex' ? Date.parse(optionUntil ?? '') : start + 1_800_000
    const request = { reference: fare, rateKey: quote.rateKey, seconds: 6 * 86_400 }
    expect((await cruises.hold(request)).expiresAt.getTime()).toBe(ends)
    const extended = await cruises.extend(fare, 6 * 86_400)
    expect(extended).toMatchObject({ expiresAt: new Date(ends) })
  }
})

it('holds no key without a cabin, unless the line chooses it later', async () => {
  const guarantee = await refundableKey(cruises, cruiseCriteria(), 'BG')
  expect(decodeCruiseKey(guarantee)?.cabin).toBeNull()
  await cruises.hold({ reference: 'guarantee', rateKey: guarantee, seconds: 60 })
  const key = decodeCruiseKey(await refundableKey(cruises, cruiseCriteria(), 'B2'))
  if (key === null) throw new Error('no key')
  const rateKey = encodeCruiseKey({ ...key, cabin: null })
  await expect(cruises.hold({ reference: 'any', rateKey, seconds: 60 })).rejects.toThrow('rejected')
})

it('knows the sailings of the last day on sale until the day before it', () => {
  const last = sailingsBetween(today + 700, today + DAYS_ON_SALE).at(-1)
  if (last === undefined) throw new Error('no sailing')
  const { id, departs } = last
  expect(sailingOnSale(id, departs - DAYS_ON_SALE)).toEqual(last)
  expect(sailingOnSale(id, departs - DAYS_ON_SALE - 1)).toBeNull()
})
