import { expect, it } from 'vitest'
import { amendmentSeconds, changesRefusedFrom } from './amendment-time.ts'

const policy = { timeZone: 'Europe/Lisbon' }
const now = new Date('2026-05-01T12:00:00Z')
const seconds = (isForTraveller: boolean, ...starts: string[]) =>
  amendmentSeconds({ isForTraveller, starts, policy, refusedFrom: null, now })

it('keeps a price for half an hour when the traveller asks', () => {
  expect(seconds(false, '2026-06-01')).toBe(1800)
})

it('keeps it for a day when the traveller is asked by mail', () => {
  expect(seconds(true, '2026-06-01', '2026-06-02')).toBe(86_400)
})

it('keeps it no longer than until the earlier first day begins at its place', () => {
  // Midnight in Lisbon is 23:00 UTC in May.
  expect(seconds(true, '2026-05-04', '2026-05-02')).toBe(11 * 3600)
})

it('keeps it for at least half an hour', () => {
  expect(seconds(true, '2026-05-01')).toBe(1800)
})

it.each([true, false])('keeps it only while its supplier accepts changes (%s)', (isForTraveller) => {
  const until = (moment: string) =>
    amendmentSeconds({
      ...{ isForTraveller, starts: ['2026-06-01'], policy, now },
      refusedFrom: new Date(moment),
    })
  expect(until('2026-05-01T12:10:00Z')).toBe(600)
  expect(until('2026-05-01T11:00:00Z')).toBe(0)
  expect(until('2026-05-20T00:00:00Z')).toBe(seconds(isForTraveller, '2026-06-01'))
})

it('ends at the first step with a local fee if the supplier changes nothing afterwards', () => {
  const steps = [
    { from: '2026-05-01T00:00:00', penalty: 0 },
    { from: '2026-05-02T14:00:00', penalty: 100 },
    { from: '2026-05-03T14:00:00', penalty: 200 },
  ]
  expect(changesRefusedFrom({ ...policy, steps }, 'penalty')).toEqual(new Date('2026-05-02T13:00:00Z'))
  expect(changesRefusedFrom({ ...policy, steps }, 'start')).toBeNull()
  expect(changesRefusedFrom({ ...policy, steps: [] }, 'penalty')).toBeNull()
})
