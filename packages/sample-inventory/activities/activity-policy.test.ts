import { describe, expect, it } from 'vitest'
import { expectSoundPolicy } from '../../../src/server/domain/suppliers/testing-sound-rate.ts'
import { activityPolicy, policyRule } from './activity-policy.ts'

const price = { net: 10_000, currency: 'USD' }
const visit = { start: '2027-03-28T10:00:00', timeZone: 'Europe/Lisbon' }
const early = new Date('2027-03-01T12:00:00Z')
const oneDay = { freeHours: 24, steps: [{ hoursBefore: 24, share: 1 }] }

describe('a cancellation policy', () => {
  it('of 24 hours is free until the same local time of the day before, also when clocks change', () => {
    expect(activityPolicy(oneDay, visit, price, early)).toEqual({
      timeZone: 'Europe/Lisbon',
      isRefundable: true,
      steps: [{ from: '2027-03-27T10:00:00', penalty: { amount: 10_000, currency: 'USD' } }],
    })
  })

  it('whose free time is over when it is sold is not refundable', () => {
    const policy = activityPolicy(oneDay, visit, price, new Date('2027-03-27T10:00:00Z'))
    expect(policy.isRefundable).toBe(false)
    expectSoundPolicy(policy, price)
  })

  it('is sound for every rule, at any moment before the visit', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const isFree of [true, false]) {
        const rule = policyRule(isFree, seed * 7919)
        expect(rule.freeHours !== null).toBe(isFree)
        for (const day of ['01', '22', '26', '28'])
          expectSoundPolicy(activityPolicy(rule, visit, price, new Date(`2027-03-${day}T08:00:00Z`)), price)
      }
    }
  })

  it('of a cheap visit has no two steps of the same cost', () => {
    const rule = {
      freeHours: 48,
      steps: [
        { hoursBefore: 48, share: 0.5 },
        { hoursBefore: 24, share: 0.6 },
      ],
    }
    const { steps } = activityPolicy(rule, visit, { net: 1, currency: 'USD' }, early)
    expect(steps).toHaveLength(1)
  })
})
