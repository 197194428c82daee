import { describe, expect, it } from 'vitest'
import { freeUntilOf, policyTimeline } from './policy-timeline.ts'

const policy = {
  isRefundable: true,
  timeZone: 'America/New_York',
  steps: [
    { from: '2026-05-06T18:00:00', penalty: 10_000 },
    { from: '2026-05-08T00:00:00', penalty: 30_000 },
  ],
}

describe('periods of a cancellation policy', () => {
  it('begin with the free period', () => {
    expect(policyTimeline(policy, new Date('2026-03-10T12:00:00Z'))).toEqual([
      { from: null, until: '2026-05-06T18:00:00', penalty: 0 },
      { from: '2026-05-06T18:00:00', until: '2026-05-08T00:00:00', penalty: 10_000 },
      { from: '2026-05-08T00:00:00', until: null, penalty: 30_000 },
    ])
    expect(freeUntilOf(policy, new Date('2026-03-10T12:00:00Z'))).toBe('2026-05-06T18:00:00')
  })

  it('follow the property’s clocks', () => {
    // Eight in the evening in London is four in the afternoon there.
    expect(freeUntilOf(policy, new Date('2026-05-06T20:00:00Z'))).toBe('2026-05-06T18:00:00')
    expect(freeUntilOf(policy, new Date('2026-05-06T22:00:00Z'))).toBeNull()
  })

  it('exclude past periods', () => {
    expect(policyTimeline(policy, new Date('2026-05-07T12:00:00Z'))).toEqual([
      { from: null, until: '2026-05-08T00:00:00', penalty: 10_000 },
      { from: '2026-05-08T00:00:00', until: null, penalty: 30_000 },
    ])
  })

  it('have no amounts for users who may see none, but still show what is free', () => {
    const steps = [
      { from: '2026-05-06T18:00:00', costs: 'part' as const },
      { from: '2026-05-08T00:00:00', costs: 'all' as const },
    ]
    const unpriced = { ...policy, steps }
    expect(policyTimeline(unpriced, new Date('2026-05-07T12:00:00Z'))).toEqual([
      { from: null, until: '2026-05-08T00:00:00', costs: 'part' },
      { from: '2026-05-08T00:00:00', until: null, costs: 'all' },
    ])
    expect(freeUntilOf(unpriced, new Date('2026-03-10T12:00:00Z'))).toBe('2026-05-06T18:00:00')
    const free = { ...policy, steps: [{ from: '2026-03-01T00:00:00', costs: 'nothing' as const }, ...steps] }
    expect(freeUntilOf(free, new Date('2026-03-10T12:00:00Z'))).toBe('2026-05-06T18:00:00')
  })

  it('keep a period free while the penalty rounds to zero', () => {
    const steps = [{ from: '2026-04-01T00:00:00', penalty: 0 }, ...policy.steps]
    expect(freeUntilOf({ ...policy, steps }, new Date('2026-03-10T12:00:00Z'))).toBe('2026-05-06T18:00:00')
  })

  it('are one period if nothing is refundable', () => {
    const fixed = {
      ...policy,
      isRefundable: false,
      steps: [{ from: '2026-03-09T00:00:00', penalty: 30_000 }],
    }
    expect(policyTimeline(fixed, new Date('2026-03-10T12:00:00Z'))).toEqual([
      { from: null, until: null, penalty: 30_000 },
    ])
  })
})
