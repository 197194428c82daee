import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soldPenalty, soldPolicy } from './sold-policy.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })

describe('a sold cancellation fee', () => {
  it("is the supplier's share of its price, applied to the total, and never above it", () => {
    fc.assert(
      fc.property(amount, amount, amount, (penalty, net, total) => {
        const sold = soldPenalty(penalty, net, total)
        expect(sold).toBeLessThanOrEqual(total)
        expect(sold).toBeGreaterThanOrEqual(0)
        if (penalty >= net) expect(sold).toBe(total)
        else expect(Math.abs(sold - (total * penalty) / net)).toBeLessThanOrEqual(0.5)
      }),
    )
    expect(soldPenalty(0, 100, 112)).toBe(0)
    expect(soldPenalty(50, 99, 12_340, 10)).toBe(6230)
  })

  it('rises with the same steps as at the supplier', () => {
    const usd = (value: number) => ({ amount: value, currency: 'USD' })
    const steps = [
      { from: '2026-05-01T00:00:00', penalty: usd(50) },
      { from: '2026-05-07T00:00:00', penalty: usd(100) },
    ]
    expect(soldPolicy({ isRefundable: true, timeZone: 'Europe/Lisbon', steps }, 100, 112)).toEqual({
      isRefundable: true,
      timeZone: 'Europe/Lisbon',
      steps: [
        { from: '2026-05-01T00:00:00', penalty: 56 },
        { from: '2026-05-07T00:00:00', penalty: 112 },
      ],
    })
  })
})
