import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { decodeHotelRateKey, encodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'

const anyKey: fc.Arbitrary<HotelRateKey> = fc
  .record({
    city: fc.integer({ min: 1, max: 12_000_000 }),
    index: fc.integer({ min: 1, max: 300 }),
    first: fc.integer({ min: 18_000, max: 40_000 }),
    nights: fc.integer({ min: 1, max: 60 }),
    rooms: fc.array(
      fc.record({
        adults: fc.integer({ min: 1, max: 6 }),
        childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    roomCode: fc.constantFrom('standard', 'junior_suite'),
    planCode: fc.constantFrom('room_only-fixed', 'all_inclusive-flexible-at_property'),
    day: fc.integer({ min: 18_000, max: 40_000 }),
    scenario: fc.constantFrom(null, ...scenarios),
  })
  .map(({ city, index, first, nights, ...rest }) => ({
    ...rest,
    hotelId: `h${city}-${index}`,
    stay: { start: dateOfDay(first), end: dateOfDay(first + nights) },
  }))

const key: HotelRateKey = {
  hotelId: 'h2267057-463402012',
  roomCode: 'standard',
  planCode: 'breakfast-flexible',
  stay: { start: '2026-12-04', end: '2026-12-06' },
  rooms: [{ adults: 2, childAges: [4] }],
  day: 20_778,
  scenario: null,
}
const written = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const plain = '1~h2267057-463402012~standard~breakfast-flexible~2026-12-04~2~2.4~20778~'

describe('a rate key', () => {
  it('returns everything that it was made of, and fits into an address', () => {
    fc.assert(
      fc.property(anyKey, (any) => {
        const text = encodeHotelRateKey(any)
        expect(text).toMatch(/^[\w-]{1,400}$/)
        expect(decodeHotelRateKey(text)).toEqual(any)
      }),
    )
  })

  it('is null, without an error, for any other text, even with one letter changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeHotelRateKey(text)).toBeNull()
      }),
    )
    const text = encodeHotelRateKey(key)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'aZ9-_=é'), (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1)
        const read = decodeHotelRateKey(changed)
        if (read !== null) expect(encodeHotelRateKey(read)).toBe(changed)
      }),
    )
    expect(decodeHotelRateKey(`${text}=`)).toBeNull()
    expect(decodeHotelRateKey('a'.repeat(100_000))).toBeNull()
  })

  it('is accepted only in its exact spelling', () => {
    expect(written(plain)).toBe(encodeHotelRateKey(key))
  })

  it.each([
    ['a date that the calendar does not have', plain.replace('2026-12-04', '2026-02-30')],
    ['no night', plain.replace('~2~2.4', '~0~2.4')],
    ['a night written with a zero', plain.replace('~2~2.4', '~02~2.4')],
    ['years of nights', plain.replace('~2~2.4', '~999~2.4')],
    ['nobody', plain.replace('2.4', '0')],
    ['a child of eighteen', plain.replace('2.4', '2.18')],
    ['ten rooms', plain.replace('2.4', '2_2_2_2_2_2_2_2_2_2')],
    ['an empty room', plain.replace('2.4', '2_')],
    ['a scenario that nobody wrote', `${plain}free_of_charge`],
    ['another version', plain.replace('1~', '2~')],
    ['something more', `${plain}~`],
  ])('with %s is null', (_, text) => {
    expect(decodeHotelRateKey(written(text))).toBeNull()
  })
})
