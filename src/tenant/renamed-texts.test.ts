import { expect, it } from 'vitest'
import { currentTextKey, withCurrentKeys } from './renamed-texts.ts'

it('returns the current key for a key of an earlier release', () => {
  expect(currentTextKey('booking/confirmation.adoptNow')).toBe('booking/confirmation.claimNow')
  expect(currentTextKey('confirmation.adoptNow')).toBe('confirmation.claimNow')
})

it('moves a hotel text to the hotel’s texts', () => {
  expect(currentTextKey('booking/room.size')).toBe('hotel/room.size')
  expect(currentTextKey('booking/checkout.holdWarning_one')).toBe('hotel/checkout.holdWarning_one')
  expect(currentTextKey('booking/hotel.search')).toBe('hotel/offer.search')
  expect(currentTextKey('booking/hotel.retailPrice')).toBe('booking/price.retail')
  expect(currentTextKey('booking/checkout.title')).toBe('booking/checkout.title')
  const before = { en: { 'booking/confirmation.confirmedHint': 'Off to {{hotel}}!' } }
  expect(withCurrentKeys(before)).toEqual({ en: { 'hotel/confirmation.confirmedHint': 'Off to {{title}}!' } })
})

it('leaves every other key unchanged', () => {
  for (const key of ['deals.heading', 'seo/confirmation.adoptNow', 'toString', ''])
    expect(currentTextKey(key), key).toBe(key)
})

it('moves an agency’s wording to the current keys, in every language', () => {
  const before = { en: { 'booking/trips.step.adopted': 'Kept', 'deals.heading': 'Deals' }, da: {} }
  expect(withCurrentKeys(before)).toEqual({
    en: { 'booking/trips.step.claimed': 'Kept', 'deals.heading': 'Deals' },
    da: {},
  })
})
