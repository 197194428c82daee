import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockTime } from '../../../tenant/zoned-time.ts'
import { localToMoment } from './local-to-moment.ts'

const zones = ['Europe/Lisbon', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/St_Johns', 'Etc/UTC']

it('finds the moment of a local time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
      (zone, milliseconds) => {
        const local = clockTime(new Date(milliseconds), zone)
        expect(clockTime(localToMoment(local, zone), zone)).toBe(local)
      },
    ),
  )
})

it('stays within the hour when clocks go forward', () => {
  const moment = localToMoment('2026-03-29T01:30:00', 'Europe/Lisbon')
  expect(Math.abs(moment.getTime() - Date.parse('2026-03-29T01:00:00Z'))).toBeLessThanOrEqual(3_600_000)
})
