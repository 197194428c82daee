import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestedTimes } from '../../server/domain/site-settings/schedules/requested-times.ts'
import { later } from '../../ui/date-limits.ts'
import { type RequestedTime, requestedAt, sentTime } from './requested-times.ts'
import { scheduleFaults } from './schedule-faults.ts'

const zones = ['Europe/Lisbon', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati']

function isTaken(start: RequestedTime, timeZone: string, now: Date): boolean {
  try {
    return requestedTimes({ start: sentTime(start), end: null }, timeZone, now).startsAt > now
  } catch {
    return false
  }
}

it('allows scheduling for the whole of the same day in two years, and not for the next', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const faultsOf = (start: RequestedTime) =>
    scheduleFaults({ start, end: null }, { timeZone: 'Europe/Lisbon', now })
  expect(faultsOf({ date: '2028-11-23', time: '23:59' })).toEqual({})
  expect(faultsOf({ date: '2028-11-24', time: '00:00' })).toEqual({ start: 'missing' })
})

it('accepts exactly the times that the server accepts', () => {
  const days = fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: 728, max: 733 }))
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, days, fc.nat(23), fc.constantFrom(...zones), (now, ahead, hour, timeZone) => {
      const date = later(requestedAt(now, timeZone).date, ahead)
      const start = { date, time: `${String(hour).padStart(2, '0')}:30` }
      const faults = scheduleFaults({ start, end: null }, { timeZone, now })
      expect(faults.start === undefined).toBe(isTaken(start, timeZone, now))
    }),
  )
})
