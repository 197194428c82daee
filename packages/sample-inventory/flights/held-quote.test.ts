import { beforeEach, describe, expect, it } from 'vitest'
import { flightCriteria } from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import { decodedKey, type SuppliedFlights, suppliedFlights } from './testing-supply.ts'

let at: SuppliedFlights
beforeEach(async () => {
  at = await suppliedFlights()
})

async function withSeat(): Promise<string> {
  const plain = await at.keyOf(flightCriteria({ maximumConnections: 0 }))
  const { seatMaps = [] } = await at.details(plain, { withSeatMaps: true })
  const elements = seatMaps[0]?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
  const seat = elements?.find(({ isFree, disclosures }) => isFree && !disclosures)?.seat ?? ''
  const { rate } = await at.details(plain, { seats: [{ slice: 0, segment: 0, passenger: 0, seat }] })
  return (await at.available(rate?.rateKey ?? '')).rateKey
}

describe('a quote with the reference of a hold', () => {
  it('has a price for the seat that the hold itself takes', async () => {
    const key = await withSeat()
    const before = await at.available(key)
    await at.flights.hold({ reference: 'r1', rateKey: key, seconds: 90_000 })
    expect(await at.flights.quote(key)).toMatchObject({ status: 'sold_out' })
    expect(await at.flights.quote(key, 'r1')).toEqual(before)
    at.go('2026-11-22T13:00:00Z')
    expect(await at.flights.quote(key, 'r1')).toMatchObject({ status: 'available' })
  })

  it('has a price for the class that the hold itself fills', async () => {
    const six = flightCriteria({ passengers: { adults: 6, childAges: [] }, maximumConnections: 0 })
    const key = await at.keyOf(six)
    await at.flights.hold({ reference: 'r1', rateKey: key, seconds: 900 })
    expect(await at.flights.quote(key)).toEqual({ status: 'sold_out' })
    expect(await at.flights.quote(key, 'r1')).toMatchObject({ status: 'available' })
  })

  it('counts the taken places for any other reference, and for a released hold', async () => {
    const key = await withSeat()
    await at.flights.hold({ reference: 'r1', rateKey: key, seconds: 900 })
    expect(await at.flights.quote(key, 'r2')).toMatchObject({ status: 'sold_out' })
    await at.flights.release('r1')
    await at.flights.hold({ reference: 'r2', rateKey: key, seconds: 900 })
    expect(await at.flights.quote(key, 'r1')).toMatchObject({ status: 'sold_out' })
  })
})

describe('a seat that another party has taken meanwhile', () => {
  it('is named by the quote and by the hold, since the flights are free', async () => {
    const key = await withSeat()
    const { seat } = decodedKey(key).seats[0] ?? {}
    await at.flights.hold({ reference: 'r1', rateKey: key, seconds: 900 })
    expect(await at.flights.quote(key)).toEqual({ status: 'sold_out', taken: [seat] })
    const hold = at.flights.hold({ reference: 'r2', rateKey: key, seconds: 900 })
    await expect(hold).rejects.toMatchObject({ code: 'sold_out', taken: [seat] })
  })
})
