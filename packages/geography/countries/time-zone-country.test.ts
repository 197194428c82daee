import { expect, it } from 'vitest'
import { isCountry } from './is-country.ts'
import { timeZoneCountry } from './time-zone-country.ts'

it.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/Copenhagen', 'DK'],
  ['Europe/Paris', 'FR'],
  ['Europe/London', 'GB'],
  ['Atlantic/Canary', 'ES'],
  ['America/New_York', 'US'],
  ['America/Mexico_City', 'MX'],
  ['Australia/Melbourne', 'AU'],
])('knows the country of %s: %s', (zone, country) => {
  expect(timeZoneCountry(zone)).toBe(country)
})

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta', 'IN'],
  ['Europe/Kyiv', 'Europe/Kiev', 'UA'],
  ['US/Pacific', 'America/Los_Angeles', 'US'],
])('treats %s and %s as the same', (one, other, country) => {
  expect([one, other].map(timeZoneCountry)).toEqual([country, country])
})

it.each(['UTC', 'GMT', '+02:00', '', 'Mars/Olympus', '__proto__', 'x'.repeat(10_000)])(
  'finds no country for %j',
  (zone) => {
    expect(timeZoneCountry(zone)).toBeNull()
  },
)

it('accepts only current country codes', () => {
  expect(['DE', 'GB', 'US', 'IS', 'AQ'].every(isCountry)).toBe(true)
  expect(['DD', 'UK', 'SU', 'EU', 'XX', 'de', 'DEU', '__proto__', ''].some(isCountry)).toBe(false)
})
