import { expect, it } from 'vitest'
import { movedPolicy } from './moved-policy.ts'

const policy = {
  timeZone: 'Europe/Lisbon',
  isRefundable: true,
  steps: [{ from: '2027-03-27T10:00:00', penalty: 100 }],
}

it('keeps its distance to the start by the clock of the place, also when clocks change', () => {
  expect(movedPolicy(policy, '2027-03-28T10:00:00', '2027-03-29T15:30:00').steps).toEqual([
    { from: '2027-03-28T15:30:00', penalty: 100 },
  ])
})

it('stays without a move, and if nothing is refunded', () => {
  expect(movedPolicy(policy, '2027-03-28T10:00:00', '2027-03-28T10:00:00')).toBe(policy)
  const final = { ...policy, isRefundable: false }
  expect(movedPolicy(final, '2027-03-28T10:00:00', '2027-04-28T10:00:00')).toBe(final)
})
