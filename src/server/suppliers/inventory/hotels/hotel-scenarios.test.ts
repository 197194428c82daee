import { describe, expect, it } from 'vitest'
import type { HotelSearchCriteria } from '../../hotel-shapes.ts'
import { scenarioNamed, scenarios } from '../../scenario.ts'
import { testingGeo } from '../../testing-geo.ts'
import { allOffers, expectSoundPrice, hotelCriteria } from '../../testing-hotel-search.ts'
import { createInventory } from '../inventory.ts'
import { scenarioOfPlace, scriptedPlaces } from './scripted-places.ts'

const dates = ['2026-12-04', '2026-12-05']

function open(isScripted: boolean) {
  const pauses: number[] = []
  const { hotels } = createInventory({
    geo: testingGeo(),
    clock: () => new Date('2026-11-21T12:00:00Z'),
    isScripted,
    async pause(milliseconds) {
      pauses.push(milliseconds)
    },
  })
  const quoteOf = async (changes: Partial<HotelSearchCriteria>) => {
    const [offer] = await allOffers(hotels, hotelCriteria({ ...changes, limit: 1 }))
    return { offer, quote: await hotels.quote(offer?.cheapest.rateKey ?? '') }
  }
  return { hotels, quoteOf, pauses }
}

describe('a scripted place', () => {
  it('exists for every scenario and is known however it is written', () => {
    expect(scriptedPlaces.map(({ scenario }) => scenario)).toEqual(scenarios)
    for (const { name, scenario } of scriptedPlaces) {
      expect(scenarioOfPlace(` ${name.toUpperCase()}, Nowhere`)).toBe(scenario)
    }
    expect(scenarioOfPlace('Failsworth')).toBeNull()
    expect(scenarioNamed('free_of_charge')).toBeNull()
  })

  it('makes no difference where nothing is acted out, and a key from there is nobody’s', async () => {
    const plain = await open(false).quoteOf({})
    const asked = await open(false).quoteOf({ placeName: 'Failsworth: sold out', scenario: 'price_up' })
    expect(asked.offer?.cheapest).toEqual(plain.offer?.cheapest)
    const scripted = await open(true).quoteOf({ scenario: 'price_up' })
    expect(await open(false).hotels.quote(scripted.offer?.cheapest.rateKey ?? '')).toBeNull()
  })

  it('sells out at the quote', async () => {
    const { offer, quote } = await open(true).quoteOf({ placeName: 'Failsworth: sold out' })
    expect(offer).toBeDefined()
    expect(quote).toEqual({ status: 'sold_out' })
  })

  it('is seven percent dearer at the quote, and no dearer at the next', async () => {
    const { hotels, quoteOf } = open(true)
    const { offer, quote } = await quoteOf({ scenario: 'price_up' })
    if (quote?.status !== 'available') return expect.fail('it cannot be had')
    expectSoundPrice(quote.price, dates)
    expect(quote.price.net / (offer?.cheapest.price.net ?? 0)).toBeCloseTo(1.07, 3)
    expect(await hotels.quote(quote.rateKey)).toEqual(quote)
  })

  it('takes its time with every answer', async () => {
    const { pauses, quoteOf } = open(true)
    const { quote } = await quoteOf({ scenario: 'slow' })
    expect(quote?.status).toBe('available')
    expect(pauses.filter((milliseconds) => milliseconds === 3_000)).toHaveLength(2)
  })

  it('tells the payment what to act out', async () => {
    const { quote } = await open(true).quoteOf({ scenario: 'payment_declined' })
    expect(quote).toMatchObject({ status: 'available', scenario: 'payment_declined' })
  })
})
