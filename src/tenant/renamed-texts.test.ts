import { expect, it } from 'vitest'
import { currentTextKey, withCurrentKeys } from './renamed-texts.ts'

it('gives the key of today for a key of an earlier release', () => {
  expect(currentTextKey('booking/confirmation.adoptNow')).toBe('booking/confirmation.claimNow')
  expect(currentTextKey('confirmation.adoptNow')).toBe('confirmation.claimNow')
})

it('leaves every other key as it is', () => {
  for (const key of ['deals.heading', 'seo/confirmation.adoptNow', 'toString', ''])
    expect(currentTextKey(key), key).toBe(key)
})

it('moves an agency’s own words to the keys of today, in every language', () => {
  const before = { en: { 'booking/trips.step.adopted': 'Kept', 'deals.heading': 'Deals' }, da: {} }
  expect(withCurrentKeys(before)).toEqual({
    en: { 'booking/trips.step.claimed': 'Kept', 'deals.heading': 'Deals' },
    da: {},
  })
})
