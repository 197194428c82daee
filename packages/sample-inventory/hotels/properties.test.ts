import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelAmenities } from '../../../src/server/domain/suppliers/hotel-property.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { testCities } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { City } from '../../geography/geo.ts'
import { datasetSeed } from '../dataset.ts'
import { listCityHotels } from './city-hotels.ts'
import { describeProperty } from './describe-property.ts'
import { describeRoomType } from './describe-room-type.ts'
import { hotelId, readHotelId } from './hotel-id.ts'
import { hotelPictures, roomPictures } from './hotel-pictures.ts'
import { hotelPolicy } from './hotel-policy.ts'
import { policyRules } from './policy-rules.ts'
import { makeProperty } from './property.ts'
import { plansOnSale } from './rate-plans.ts'
import { sleepsAll } from './room-stock.ts'

const seed = datasetSeed('test')
const today = dayNumber('2026-11-21')
const propertiesIn = (city: City) => {
  const cityHotels = listCityHotels(city, seed)
  return cityHotels.hotels.map((hotel) => makeProperty(cityHotels, hotel))
}
const properties = Object.values(testCities).flatMap(propertiesIn)
const anyProperty = fc.constantFrom(...properties)

describe("a hotel's id", () => {
  it('encodes the city and its area, anywhere on earth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12_000_000 }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (id, latitude, longitude, index) => {
          const read = readHotelId(hotelId({ id, latitude, longitude }, index))
          expect(read).toMatchObject({ cityId: id, index })
          expect(read?.point.latitude).toBeCloseTo(latitude, 1)
          expect(read?.point.longitude).toBeCloseTo(longitude, 1)
        },
      ),
    )
  })

  it.each(['', 'h1', 'h1-', 'h01-5', 'h1-999999999999', 'h-1-1', 'H1-1', 'h1-1 '])('is not %j', (text) => {
    expect(readHotelId(text)).toBeNull()
  })
})

describe('a property', () => {
  it('has two to five room types, cheapest first, one of which has its deal', () => {
    for (const { hotel, rooms } of properties) {
      const factors = rooms.map(({ factor }) => factor)
      expect(rooms.length).toBeGreaterThanOrEqual(2)
      expect(rooms.length).toBeLessThanOrEqual(5)
      expect(factors[0]).toBe(1)
      expect(factors).toEqual(factors.toSorted((a, b) => a - b))
      expect(new Set(rooms.map(({ code }) => code)).size).toBe(rooms.length)
      expect(rooms[0]).toMatchObject({ capacity: hotel.capacity, seed: hotel.seed ^ 0x700f })
      for (const { capacity } of rooms) expect(capacity).toBeGreaterThanOrEqual(1)
    }
  })

  it('has a bed for everyone except babies', () => {
    expect(sleepsAll({ sleeps: 2 }, [{ adults: 2, childAges: [2, 0] }])).toBe(true)
    expect(sleepsAll({ sleeps: 2 }, [{ adults: 2, childAges: [3] }])).toBe(false)
    expect(
      sleepsAll({ sleeps: 3 }, [
        { adults: 3, childAges: [] },
        { adults: 4, childAges: [] },
      ]),
    ).toBe(false)
  })

  it("always sells a rate at its deal's price, and none whose free cancellation is over", () => {
    fc.assert(
      fc.property(anyProperty, fc.integer({ min: -1, max: 60 }), ({ plans }, daysAhead) => {
        const onSale = plansOnSale(plans, daysAhead)
        expect(onSale[0]?.factor).toBe(1)
        expect(new Set(onSale.map(({ planCode }) => planCode)).size).toBe(onSale.length)
        for (const { isRefundable, rule, factor } of onSale) {
          expect(factor).toBeGreaterThanOrEqual(1)
          expect(isRefundable).toBe(rule !== null)
          if (rule) expect(daysAhead).toBeGreaterThan(rule.freeDays + 1)
        }
      }),
    )
    expect(properties.some(({ plans }) => plansOnSale(plans, 40)[0]?.isRefundable)).toBe(true)
    expect(
      properties.every(({ plans }) => plansOnSale(plans, 0).every(({ isRefundable }) => !isRefundable)),
    ).toBe(true)
  })

  it('has a complete description: pictures, address, ratings and facilities', () => {
    fc.assert(
      fc.property(anyProperty, (subject) => {
        const property = describeProperty(subject, 'Europe/Lisbon', '2026-12-04', today)
        expect(property.pictures.length).toBeGreaterThanOrEqual(6)
        expect(property.pictures.length).toBeLessThanOrEqual(10)
        const rooms = subject.rooms.flatMap(({ code }) => roomPictures(subject, code, '2026-12-04'))
        const urls = [...property.pictures, ...rooms].map(({ url }) => url)
        expect(new Set(urls).size).toBe(urls.length)
        for (const { url, kind } of property.pictures) expect(url.startsWith(`/scenes/${kind}/`)).toBe(true)
        expect(property.address.line).toMatch(/\d/)
        expect(property.address.line).not.toMatch(/[{}]/)
        expect(property.amenities.every((amenity) => hotelAmenities.includes(amenity))).toBe(true)
        const { rating, count, themes, samples } = property.reviews
        expect(rating).toBe(subject.hotel.guestRating)
        expect(count).toBeGreaterThan(0)
        expect(samples.length).toBeGreaterThanOrEqual(3)
        for (const theme of themes) expect(theme.count).toBeLessThanOrEqual(count)
        for (const { month } of samples) expect(month < '2026-12').toBe(true)
      }),
    )
  })

  it('shows the season of the stay', () => {
    const [subject] = propertiesIn(testCities.queenstown)
    if (!subject) return expect.fail('there is no house')
    for (const { url } of hotelPictures(subject, '2026-07-10')) expect(url).toContain('s=winter')
  })

  it('furnishes its rooms for their number of guests', () => {
    const people = { single: 1, double: 2, queen: 2, king: 2, sofa_bed: 2, bunk: 2 }
    fc.assert(
      fc.property(anyProperty, (subject) => {
        for (const stock of subject.rooms) {
          const { beds, sleeps, squareMetres } = describeRoomType(subject, stock, '2026-12-04')
          const places = beds.reduce((sum, { kind, count }) => sum + people[kind] * count, 0)
          expect(places).toBeGreaterThanOrEqual(sleeps)
          expect(squareMetres).toBeGreaterThanOrEqual(11)
        }
      }),
    )
  })
})

describe('a policy', () => {
  const prices = fc
    .array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })
    .map((amounts): SupplierPrice => {
      const base = amounts.reduce((sum, amount) => sum + amount, 0)
      const breakdown = amounts.map((amount, index) => ({
        label: 'night',
        date: dateOfDay(today + 30 + index),
        amount,
      }))
      const net = base + Math.floor(base / 8)
      const none = { minimumSelling: null, dueLocally: [] }
      return {
        currency: 'USD',
        breakdown,
        base,
        priceLines: [{ code: 'vat', kind: 'tax', amount: net - base, treatment: 'standard' }],
        net,
        retail: net,
        ...none,
      }
    })

  it('increases step by step and ends with the whole price or less', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...policyRules), (price, rule) => {
        const { steps, isRefundable } = hotelPolicy(rule, 'Europe/Lisbon', price, today)
        expect(isRefundable).toBe(true)
        // A step of a few cents may round to nothing: cancelling is then free for longer.
        const free = dateOfDay(today + 30 - rule.freeDays)
        if (price.net >= 100) expect(steps[0]?.from.slice(0, 10)).toBe(free)
        else expect((steps[0]?.from ?? '') >= free).toBe(true)
        const penalties = steps.map(({ penalty }) => penalty.amount)
        expect(penalties).toEqual([...new Set(penalties)].sort((a, b) => a - b))
        expect(steps.map(({ from }) => from)).toEqual(steps.map(({ from }) => from).toSorted())
        expect(penalties.at(-1)).toBe(price.net)
      }),
    )
  })

  it('that is non-refundable applies from before the booking, in any time zone', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(hotelPolicy(null, 'Pacific/Kiritimati', price, today).steps).toEqual([
          { from: '2026-11-20T00:00:00', penalty: { amount: price.net, currency: 'USD' } },
        ])
      }),
    )
  })
})
