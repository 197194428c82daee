import { describe, expect, it } from 'vitest'
import type { HotelSearchCriteria } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import { type Scenario, scenarioNamed, scenarios } from '../../../src/server/domain/suppliers/scenario.ts'
import { SupplierTimeout } from '../../../src/server/domain/suppliers/supplier-timeout.ts'
import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import {
  bookRequest,
  quotedKey,
  refundableKey,
} from '../../../src/server/domain/suppliers/testing-hotel-booking.ts'
import {
  allOffers,
  expectSoundStay,
  hotelCriteria,
} from '../../../src/server/domain/suppliers/testing-hotel-search.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { activityPlaces } from '../activities/scripted-places.ts'
import { scriptedCarPlaces } from '../cars/scripted-car-places.ts'
import { scriptedCruisePlaces } from '../cruises/scripted-cruise-places.ts'
import { scriptedFlightRoutes } from '../flights/scripted-flight-routes.ts'
import { createInventory } from '../inventory.ts'
import { scriptedResortPlaces } from '../resorts/scripted-resort-places.ts'
import { scenarioOfPlace, scriptedPlaces } from './scripted-places.ts'

const now = new Date('2026-11-21T12:00:00Z')
const dates = ['2026-12-04', '2026-12-05']

function open(isScripted: boolean) {
  const pauses: number[] = []
  const supplier = createInventory({
    geo: testingGeo(),
    clock: () => now,
    isScripted,
    async pause(milliseconds) {
      pauses.push(milliseconds)
    },
  })
  const hotels = suppliedProduct(supplier, 'hotel')
  const quoteOf = async (changes: Partial<HotelSearchCriteria>) => {
    const [offer] = await allOffers(hotels, hotelCriteria({ ...changes, limit: 1 }))
    return { offer, quote: await hotels.quote(offer?.cheapest.rateKey ?? '') }
  }
  return { hotels, quoteOf, pauses }
}

describe('a scripted place', () => {
  it('exists for every scenario of some product, and is known in any spelling', () => {
    const places = [
      ...scriptedPlaces,
      ...activityPlaces,
      ...scriptedCarPlaces,
      ...scriptedFlightRoutes,
      ...scriptedResortPlaces,
      ...scriptedCruisePlaces,
    ]
    expect(new Set(places.map(({ scenario }) => scenario))).toEqual(new Set(scenarios))
    for (const { name, scenario } of scriptedPlaces) {
      expect(scenarioOfPlace(` ${name.toUpperCase()}, Nowhere`)).toBe(scenario)
    }
    expect(scenarioOfPlace('Failsworth')).toBeNull()
    expect(scenarioNamed('free_of_charge')).toBeNull()
  })

  it('has no effect if scenarios are off, and its keys are refused', async () => {
    const plain = await open(false).quoteOf({})
    const requested = await open(false).quoteOf({ placeName: 'Failsworth: sold out', scenario: 'price_up' })
    expect(requested.offer?.cheapest).toEqual(plain.offer?.cheapest)
    const scripted = await open(true).quoteOf({ scenario: 'price_up' })
    expect(await open(false).hotels.quote(scripted.offer?.cheapest.rateKey ?? '')).toBeNull()
  })

  it('sells out at the quote', async () => {
    const { offer, quote } = await open(true).quoteOf({ placeName: 'Failsworth: sold out' })
    expect(offer).toBeDefined()
    expect(quote).toEqual({ status: 'sold_out' })
  })

  it('costs seven percent more at the quote, and no more at the next', async () => {
    const { hotels, quoteOf } = open(true)
    const { offer, quote } = await quoteOf({ scenario: 'price_up' })
    if (quote?.status !== 'available') return expect.fail('it cannot be had')
    expectSoundStay(quote.price, dates)
    expect(quote.price.net / (offer?.cheapest.price.net ?? 0)).toBeCloseTo(1.07, 3)
    expect(await hotels.quote(quote.rateKey)).toEqual(quote)
  })

  it('delays every answer', async () => {
    const { pauses, quoteOf } = open(true)
    const { quote } = await quoteOf({ scenario: 'slow' })
    expect(quote?.status).toBe('available')
    expect(pauses.filter((milliseconds) => milliseconds === 3_000)).toHaveLength(2)
  })

  it('passes the payment scenario on', async () => {
    const { quote } = await open(true).quoteOf({ scenario: 'payment_declined' })
    expect(quote).toMatchObject({ status: 'available', scenario: 'payment_declined' })
  })

  describe('at the hold', () => {
    it('loses the room to another guest', async () => {
      const { hold } = await heldWith('sold_out_at_hold')
      await expect(hold).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'sold_out' })
    })

    it('expires at once', async () => {
      const { hotels, hold } = await heldWith('hold_lapses')
      expect((await hold).expiresAt).toEqual(now)
      expect(await hotels.extend('r1', 900)).toBe('expired')
    })
  })

  describe('at booking', () => {
    it('times out, but has booked', async () => {
      const { hotels, hold } = await heldWith('timeout_booked')
      await hold
      await expect(hotels.book(bookRequest('r1'))).rejects.toBeInstanceOf(SupplierTimeout)
      expect(await hotels.retrieve('r1')).toMatchObject({ status: 'confirmed' })
      expect(await hotels.book(bookRequest('r1'))).toEqual(await hotels.retrieve('r1'))
    })

    it('times out, and has booked nothing', async () => {
      const { hotels, hold } = await heldWith('timeout_not_booked')
      await hold
      await expect(hotels.book(bookRequest('r1'))).rejects.toBeInstanceOf(SupplierTimeout)
      expect(await hotels.retrieve('r1')).toBeNull()
      expect(await hotels.release('r1')).toBe('released')
    })

    it('is rejected, again on repetition, and releases the room', async () => {
      const { hotels, hold, key } = await heldWith('rejected')
      const before = await hotels.quote(key)
      await hold
      const answer = await hotels.book(bookRequest('r1'))
      expect(answer).toMatchObject({ status: 'rejected', confirmationNumber: null })
      expect(await hotels.book(bookRequest('r1'))).toEqual(answer)
      expect(await hotels.retrieve('r1')).toEqual(answer)
      expect(await hotels.quote(key)).toEqual(before)
    })

    it('waits for the property, which confirms at the next request', async () => {
      const { hotels, hold } = await heldWith('pending')
      await hold
      const answer = await hotels.book(bookRequest('r1'))
      expect(answer).toMatchObject({ status: 'pending', confirmationNumber: null })
      expect(await hotels.book(bookRequest('r1'))).toEqual(answer)
      const { supplierReference } = answer
      expect(await hotels.retrieve('r1')).toMatchObject({ status: 'confirmed', supplierReference })
    })

    it('also delays holding and booking', async () => {
      const { hotels, hold, pauses } = await heldWith('slow')
      await hold
      pauses.length = 0
      await hotels.book(bookRequest('r1'))
      expect(pauses).toEqual([3_000])
    })
  })

  it('keeps half of the refund at the cancellation, again on repetition', async () => {
    const { hotels } = open(true)
    const stay = { start: '2027-03-05', end: '2027-03-08' }
    const rateKey = await refundableKey(hotels, hotelCriteria({ stay, scenario: 'partial_cancellation' }))
    await hotels.hold({ reference: 'r1', rateKey, seconds: 900 })
    await hotels.book(bookRequest('r1'))
    const quote = await hotels.cancelQuote('r1')
    const expectedPenalty = quote?.penalty ?? { amount: 0, currency: '' }
    const done = await hotels.cancel('r1', { expectedPenalty })
    expect(done?.status).toBe('partial')
    expect(done?.refund.amount).toBe(Math.floor((quote?.refund.amount ?? 0) / 2))
    expect((done?.penalty.amount ?? 0) + (done?.refund.amount ?? 0)).toBe(quote?.refund.amount)
    expect(await hotels.cancel('r1', { expectedPenalty })).toEqual(done)
  })
})

/** The first offer of a scripted search, ready to hold. */
async function heldWith(scenario: Scenario) {
  const { hotels, pauses } = open(true)
  const key = await quotedKey(hotels, { scenario })
  return { hotels, pauses, key, hold: hotels.hold({ reference: 'r1', rateKey: key, seconds: 900 }) }
}

describe('a property that moves its guests', () => {
  async function moved() {
    const { hotels } = open(true)
    const rateKey = await refundableKey(hotels, hotelCriteria({ scenario: 'room_moved' }))
    const quote = await hotels.quote(rateKey)
    if (quote?.status !== 'available') throw new Error('the rate is free')
    await hotels.hold({ reference: 'moved', rateKey, seconds: 900 })
    expect(await hotels.changes('moved')).toEqual([])
    await hotels.book(bookRequest('moved'))
    const [change, ...others] = await hotels.changes('moved')
    if (change === undefined) throw new Error('the guests are moved')
    expect(others).toEqual([])
    return { hotels, quote, change }
  }

  it('names another room of the same stay, the possible answers and the deadline', async () => {
    const { hotels, quote, change } = await moved()
    const { room, ...stays } = change.becomes as typeof quote.subject
    const { room: before, ...same } = quote.subject
    expect(room.code).not.toBe(before.code)
    expect(stays).toEqual(same)
    expect(change).toMatchObject({ answers: ['accept', 'cancel'], unlessAnswered: 'accept' })
    expect(change.respondBy.getTime()).toBeGreaterThan(now.getTime())
    // Asking again gives the same answer.
    expect(await hotels.changes('moved')).toEqual([change])
  })

  it('charges nothing for a cancellation until the move is answered, whatever the policy', async () => {
    const { hotels, quote } = await moved()
    const penalty = { amount: 0, currency: quote.price.currency }
    expect(await hotels.cancelQuote('moved')).toMatchObject({ penalty, refund: { amount: quote.price.net } })
    expect(await hotels.cancel('moved', { expectedPenalty: penalty })).toMatchObject({ status: 'cancelled' })
    expect(await hotels.changes('moved')).toEqual([])
    expect(await hotels.acceptChange('moved', 'move-1')).toBeNull()
  })

  it('accepts the answer once, and the policy applies again', async () => {
    const { hotels, change } = await moved()
    expect(await hotels.acceptChange('moved', 'another')).toBeNull()
    expect(await hotels.acceptChange('moved', change.reference)).toBe('accepted')
    expect(await hotels.acceptChange('moved', change.reference)).toBe('accepted')
    expect(await hotels.changes('moved')).toEqual([])
    expect((await hotels.cancelQuote('moved'))?.validUntil).not.toEqual(change.respondBy)
  })
})
