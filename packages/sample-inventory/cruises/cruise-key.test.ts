import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyOfText, textOfKey } from '../key-text.ts'
import { type CruiseKey, decodeCruiseKey, encodeCruiseKey } from './cruise-key.ts'

const key: CruiseKey = {
  sailing: 'aur-wm7.auriga-dawn.20270606',
  category: 'B2',
  fare: 'flex',
  guests: { adults: 2, ages: [70, 8] },
  residence: 'GB',
  isPastGuest: true,
  cabin: '8104',
  dining: 'early',
  extras: [
    { code: 'walk_3', count: 2 },
    { code: 'wifi', count: 1 },
  ],
  pricedOn: 20_778,
  isKept: false,
  moved: null,
  day: 20_778,
  scenario: 'price_up',
}

it('is read as it was written, in one order of its extras', () => {
  expect(decodeCruiseKey(encodeCruiseKey(key))).toEqual(key)
  expect(encodeCruiseKey({ ...key, extras: key.extras.toReversed() })).toBe(encodeCruiseKey(key))
  expect(encodeCruiseKey(key).length).toBeLessThan(300)
})

it.each([
  ['an unknown scenario', 'price_up', 'price_off'],
  ['an unknown dining time', '~early~', '~lunch~'],
  ['a leading zero', '~20778~0~', '~020778~0~'],
  ['an age beyond all', '.70.8', '.170.8'],
  ['an extra twice', 'walk_3.2*wifi.1', 'wifi.1*wifi.1'],
  ['another order', 'walk_3.2*wifi.1', 'wifi.1*walk_3.2'],
  ['a price of tomorrow', '~20778~0~', '~20779~0~'],
  ['another version', '1~aur', '2~aur'],
])('is no key with %s', (_, from, to) => {
  const text = textOfKey(encodeCruiseKey(key), 1_200)
  expect(text).toContain(from)
  expect(decodeCruiseKey(keyOfText(text.replace(from, to)))).toBeNull()
})

it('is no key for any other text', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => decodeCruiseKey(text) === null))
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }),
      (text) => decodeCruiseKey(keyOfText(encodeURI(text.toWellFormed()))) === null,
    ),
  )
  expect(decodeCruiseKey('A'.repeat(100_000))).toBeNull()
})
