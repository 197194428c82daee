import { expect, it } from 'vitest'
import { localDateTime } from './local-time.ts'

it('returns the local time of a place, which may be on another day', () => {
  const moment = new Date('2026-11-21T23:05:09Z')
  expect(localDateTime(moment, 'Etc/UTC')).toBe('2026-11-21T23:05:09')
  expect(localDateTime(moment, 'Pacific/Auckland')).toBe('2026-11-22T12:05:09')
  expect(localDateTime(moment, 'America/New_York')).toBe('2026-11-21T18:05:09')
})
