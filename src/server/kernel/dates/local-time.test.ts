import { expect, it } from 'vitest'
import { localDateTime } from './local-time.ts'

it('reads the clock on the wall of a place, which may show another day', () => {
  const moment = new Date('2026-11-21T23:05:09Z')
  expect(localDateTime(moment, 'Etc/UTC')).toBe('2026-11-21T23:05:09')
  expect(localDateTime(moment, 'Pacific/Auckland')).toBe('2026-11-22T12:05:09')
  expect(localDateTime(moment, 'America/New_York')).toBe('2026-11-21T18:05:09')
})
