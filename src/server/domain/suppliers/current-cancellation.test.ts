import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currentCancellation } from './current-cancellation.ts'

const price = { amount: 30_000, currency: 'USD' }
const usd = (amount: number) => ({ amount, currency: 'USD' })
const policy = {
  timeZone: 'Asia/Dubai',
  isRefundable: true,
  steps: [
    { from: '2026-12-01T18:00:00', penalty: usd(10_000) },
    { from: '2026-12-03T00:00:00', penalty: usd(30_000) },
  ],
}

it.each([
  ['2026-12-01T13:59:59Z', 0, '2026-12-01T14:00:00.000Z'],
  ['2026-12-01T14:00:00Z', 10_000, '2026-12-02T20:00:00.000Z'],
  ['2026-12-02T19:59:59Z', 10_000, '2026-12-02T20:00:00.000Z'],
  ['2026-12-02T20:00:00Z', 30_000, undefined],
])('costs at %s, in local time, %i', (moment, penalty, until) => {
  const { validUntil, ...amounts } = currentCancellation(policy, price, new Date(moment))
  expect(amounts).toEqual({ penalty: usd(penalty), refund: usd(30_000 - penalty) })
  expect(validUntil?.toISOString()).toBe(until)
})

it('never gets cheaper with time, and stays the same until the stated moment', () => {
  const moments = fc.integer({ min: Date.UTC(2026, 10, 20), max: Date.UTC(2026, 11, 10) })
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const now = currentCancellation(policy, price, new Date(early))
      const later = currentCancellation(policy, price, new Date(late))
      expect(later.penalty.amount).toBeGreaterThanOrEqual(now.penalty.amount)
      if (now.validUntil === null || late < now.validUntil.getTime()) expect(later).toEqual(now)
      else expect(later.penalty.amount).toBeGreaterThan(now.penalty.amount)
    }),
  )
})
