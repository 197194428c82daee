import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime, isTimeZone, zonedTime } from './zoned-time.ts'

const zones = [
  'Europe/Lisbon',
  'America/Chicago',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Africa/Casablanca',
  'Etc/UTC',
]

describe('time on the clocks of a zone', () => {
  it.each([
    ['2026-12-04T09:00', 'Europe/Lisbon', '2026-12-04T09:00:00.000Z'],
    ['2026-07-04T09:00:30', 'Europe/Lisbon', '2026-07-04T08:00:30.000Z'],
    ['2026-07-04T00:00', 'Asia/Kathmandu', '2026-07-03T18:15:00.000Z'],
    ['2026-01-01T00:30', 'Pacific/Apia', '2025-12-31T11:30:00.000Z'],
  ])('%s in %s is one moment', (text, zone, at) => {
    const { kind, at: found } = zonedTime(text, zone)
    expect([kind, found.toISOString()]).toEqual(['once', at])
  })

  it.each([
    // 02:30 does not exist on that night; 03:30 is used instead.
    ['2026-03-08T02:30', 'America/Chicago', '2026-03-08T03:30:00', '2026-03-08T08:30:00.000Z'],
    ['2026-03-29T01:00', 'Europe/Lisbon', '2026-03-29T02:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T01:59:59', 'Europe/Lisbon', '2026-03-29T02:59:59', '2026-03-29T01:59:59.000Z'],
    // The clocks change by half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00', '2026-10-03T15:45:00.000Z'],
    // A whole day was skipped.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-31T12:00:00', '2011-12-30T22:00:00.000Z'],
  ])('%s in %s does not exist, and moves later by the gap', (text, zone, meant, at) => {
    const found = zonedTime(text, zone)
    expect([found.kind, found.meant, found.at.toISOString()]).toEqual(['missing', meant, at])
  })

  it.each([
    ['2026-11-01T01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
    ['2026-10-25T01:00', 'Europe/Lisbon', '2026-10-25T00:00:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s in %s occurs twice, and the first is used', (text, zone, at) => {
    const found = zonedTime(text, zone)
    expect([found.kind, found.at.toISOString()]).toEqual(['twice', at])
  })

  it.each(['', '2026-02-30', '2026-12-04', 'tomorrow', '2026-12-04T25:00', '2026-12-04T09:00Z'])(
    'is not made from %j',
    (text) => {
      expect(() => zonedTime(text, 'Europe/Lisbon')).toThrow(RangeError)
    },
  )

  it('shows the clocks of a place, which may be on another day', () => {
    const moment = new Date('2026-11-21T23:05:09Z')
    expect(clockTime(moment, 'Etc/UTC')).toBe('2026-11-21T23:05:09')
    expect(clockTime(moment, 'Pacific/Auckland')).toBe('2026-11-22T12:05:09')
    expect(clockTime(moment, 'America/New_York')).toBe('2026-11-21T18:05:09')
    expect(clockTime(new Date('0999-06-15T12:00:00Z'), 'Etc/UTC')).toBe('0999-06-15T12:00:00')
  })

  it('matches the clocks at every moment, in every zone', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (date, zone) => {
        const at = new Date(Math.floor(date.getTime() / 1000) * 1000)
        const { at: found, kind } = zonedTime(clockTime(at, zone), zone)
        if (kind === 'twice') expect(found.getTime()).toBeLessThanOrEqual(at.getTime())
        else expect([kind, found]).toEqual(['once', at])
      }),
    )
  })
})

it.each([
  ['Europe/Lisbon', true],
  ['Europe/Lisboa', false],
  ['../etc/passwd', false],
  ['', false],
])('recognises whether %j is a time zone', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
