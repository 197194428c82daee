import { describe, expect, it } from 'vitest'
import { deadline, localTime } from './local-time.ts'

describe('deadline', () => {
  it.each([
    ['2026-05-07T00:00:00', '2026-05-06T23:59:00'],
    ['2026-05-07T00:00', '2026-05-06T23:59:00'],
    ['2027-01-01T00:00:00', '2026-12-31T23:59:00'],
    ['2028-03-01T00:00:00', '2028-02-29T23:59:00'],
  ])('at midnight (%s) is the last minute of the day before', (local, said) => {
    expect(deadline(local)).toBe(said)
  })

  it.each(['2026-05-07T18:00:00', '2026-05-07T00:01:00', '2026-05-07'])('%s stays as it is', (local) => {
    expect(deadline(local)).toBe(local)
  })
})

describe('localTime', () => {
  const today = '2026-03-10'

  it('adds the weekday on request, and the year if it differs', () => {
    expect(localTime('2026-05-08', 'en-US', today)).toBe('May 8')
    expect(localTime('2026-05-08', 'en-US', today, { hasWeekday: true })).toBe('Fri, May 8')
    expect(localTime('2027-05-08', 'en-US', today, { hasWeekday: true })).toBe('Sat, May 8, 2027')
    expect(localTime('2026-05-08', 'de-DE', today, { hasWeekday: true })).toBe('Fr., 8. Mai')
  })

  it('says a deadline at midnight with the day before', () => {
    expect(localTime(deadline('2026-05-07T00:00:00'), 'en-US', today)).toMatch(/^May 6, 11:59\sPM$/)
  })
})
