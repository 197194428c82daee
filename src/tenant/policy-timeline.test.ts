import { describe, expect, it } from 'vitest'
import { freeCancellationEnd, freeUntilOf, policyTimeline } from './policy-timeline.ts'

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

describe('end of free cancellation', () => {
  const [may, june] = ['2026-05-06T18:00:00', '2026-06-01T00:00:00']

  it('is the first time at which a cancellation has a cost, given as an amount or a word', () => {
    const isRefundable = true
    const priced = [
      { from: may, penalty: 1 },
      { from: june, penalty: 2 },
    ]
    expect(freeCancellationEnd({ isRefundable, steps: priced })).toBe(may)
    const worded = [
      { from: may, costs: 'nothing' as const },
      { from: june, costs: 'part' as const },
    ]
    expect(freeCancellationEnd({ isRefundable, steps: worded })).toBe(june)
    expect(
      freeCancellationEnd({ isRefundable, steps: [{ from: may, penalty: 0 }, ...priced.slice(1)] }),
    ).toBe(june)
  })

  it('is null if nothing is refundable or no time is given', () => {
    expect(freeCancellationEnd({ isRefundable: false, steps: [{ from: may, penalty: 1 }] })).toBeNull()
    expect(freeCancellationEnd({ isRefundable: true, steps: [] })).toBeNull()
  })
})
