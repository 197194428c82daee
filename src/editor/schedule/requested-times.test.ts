import { describe, expect, it } from 'vitest'
import { cityOf, firstRequestedTime, requestedAt, requestedMoment } from './requested-times.ts'

describe('requested time', () => {
  it('is a moment on the zone’s clocks once day and time are set', () => {
    const requested = { date: '2026-12-04', time: '09:00' }
    expect(requestedMoment(requested, 'America/Chicago')?.at.toISOString()).toBe('2026-12-04T15:00:00.000Z')
    expect(requestedAt(new Date('2026-12-04T15:00:00Z'), 'America/Chicago')).toEqual(requested)
    for (const half of [
      { date: '', time: '09:00' },
      { date: '2026-12-04', time: '' },
    ]) {
      expect(requestedMoment(half, 'America/Chicago')).toBeNull()
    }
  })

  it('reports times that the clocks skip', () => {
    const found = requestedMoment({ date: '2026-03-08', time: '02:30' }, 'America/Chicago')
    expect([found?.kind, found?.meant]).toEqual(['missing', '2026-03-08T03:30:00'])
  })

  it('defaults to tomorrow morning there, which may be another day here', () => {
    expect(firstRequestedTime(new Date('2026-03-10T23:30:00Z'), 'Asia/Tokyo')).toEqual({
      date: '2026-03-12',
      time: '09:00',
    })
  })
})

it.each([
  ['Europe/Lisbon', 'Lisbon'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s has the fault %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city)
})
