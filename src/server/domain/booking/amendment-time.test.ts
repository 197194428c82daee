import { expect, it } from 'vitest'
import { amendmentSeconds } from './amendment-time.ts'

const policy = { timeZone: 'Europe/Lisbon' }
const now = new Date('2026-05-01T12:00:00Z')
const kept = (isForTraveller: boolean, ...starts: string[]) =>
  amendmentSeconds({ isForTraveller, starts, policy, now })

it('keeps a price for half an hour for a traveller who asks', () => {
  expect(kept(false, '2026-06-01')).toBe(1800)
})

it('keeps it for a day for a traveller who is written to', () => {
  expect(kept(true, '2026-06-01', '2026-06-02')).toBe(86_400)
})

it('keeps it no longer than until the earlier first day begins there', () => {
  // Midnight in Lisbon is 23:00 in May by universal time.
  expect(kept(true, '2026-05-04', '2026-05-02')).toBe(11 * 3600)
})

it('keeps it for half an hour at least', () => {
  expect(kept(true, '2026-05-01')).toBe(1800)
})
