import { describe, expect, it } from 'vitest'
import { chargedDays } from '../../../src/server/domain/suppliers/rental-days.ts'
import { openingAt, type WeekHours } from './desk-hours.ts'

const weekday = [{ from: '08:00', until: '18:30' }]
/** A desk in town, closed on Sundays. */
const town: WeekHours = [weekday, weekday, weekday, weekday, weekday, [{ from: '09:00', until: '13:00' }], []]
const late = [{ from: '07:00', until: '23:30' }]
const airport: WeekHours = [late, late, late, late, late, late, late]
const allDay: WeekHours = Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }])
const after = { isAfterHours: true }
const strict = { isAfterHours: false }

describe('a desk', () => {
  // 4 December 2026 is a Friday.
  it.each([
    ['opens on the minute', '2026-12-04T08:00:00', 'open'],
    ['closes after the last minute', '2026-12-04T18:30:00', 'open'],
    ['is closed before', '2026-12-04T07:59:00', 'closed'],
    ['has shorter hours on Saturday', '2026-12-05T13:01:00', 'closed'],
    ['is closed on Sunday', '2026-12-06T10:00:00', 'closed'],
  ])('%s', (_, at, state) => {
    expect(openingAt(town, at, 'pickUp', strict)).toBe(state)
  })

  it('waits for a delayed flight for a fee, also past midnight, but not all night', () => {
    expect(openingAt(airport, '2026-12-04T23:31:00', 'pickUp', after)).toBe('out_of_hours')
    expect(openingAt(airport, '2026-12-05T00:30:00', 'pickUp', after)).toBe('out_of_hours')
    expect(openingAt(airport, '2026-12-05T03:00:00', 'pickUp', after)).toBe('closed')
    expect(openingAt(airport, '2026-12-04T23:31:00', 'pickUp', strict)).toBe('closed')
  })

  it('takes a key by its box at night, but not on a day that is closed throughout', () => {
    expect(openingAt(airport, '2026-12-05T03:00:00', 'dropOff', after)).toBe('out_of_hours')
    expect(openingAt(town, '2026-12-06T08:00:00', 'dropOff', after)).toBe('closed')
    expect(openingAt(town, '2026-12-06T20:30:00', 'dropOff', after)).toBe('out_of_hours')
  })

  it('gives a night to the hours before it: Saturday to Sunday, and over the end of the week', () => {
    const onSaturday: WeekHours = [[], [], [], [], [], [{ from: '16:00', until: '24:00' }], []]
    expect(openingAt(onSaturday, '2026-12-06T00:00:00', 'pickUp', strict)).toBe('open')
    expect(openingAt(onSaturday, '2026-12-06T01:00:00', 'pickUp', after)).toBe('out_of_hours')
    const onSunday: WeekHours = [[], [], [], [], [], [], [{ from: '16:00', until: '23:30' }]]
    expect(openingAt(onSunday, '2026-12-07T00:30:00', 'pickUp', after)).toBe('out_of_hours')
    expect(openingAt(onSunday, '2026-12-07T03:00:00', 'pickUp', after)).toBe('closed')
  })

  it('that never closes is open at midnight', () => {
    for (const at of ['2026-12-05T00:00:00', '2026-12-05T23:59:59'])
      expect(openingAt(allDay, at, 'pickUp', strict)).toBe('open')
  })
})

describe('the charged days', () => {
  const lisbon = (at: string) => ({ at, timeZone: 'Europe/Lisbon' })

  it.each([
    ['an hour', '2026-12-04T10:00:00', '2026-12-04T11:00:00', 1],
    ['a day', '2026-12-04T10:00:00', '2026-12-05T10:00:00', 1],
    ['a day within the grace period', '2026-12-04T10:00:00', '2026-12-05T10:30:00', 1],
    ['a day after the grace period', '2026-12-04T10:00:00', '2026-12-05T10:30:01', 2],
    ['28 days', '2026-12-04T10:00:00', '2027-01-01T10:00:00', 28],
    ['the day on which clocks go forward', '2026-03-28T12:00:00', '2026-03-29T12:00:00', 1],
    ['the day on which clocks go back', '2026-10-24T12:00:00', '2026-10-25T12:00:00', 1],
  ])('of %s are counted on the clock', (_, from, until, days) => {
    expect(chargedDays(lisbon(from), lisbon(until))).toBe(days)
  })

  it('follow the clock of the pick-up across a time zone', () => {
    const madrid = (at: string) => ({ at, timeZone: 'Europe/Madrid' })
    expect(chargedDays(lisbon('2026-12-04T10:00:00'), madrid('2026-12-05T11:30:00'))).toBe(1)
    expect(chargedDays(lisbon('2026-12-04T10:00:00'), madrid('2026-12-05T11:31:00'))).toBe(2)
  })
})
