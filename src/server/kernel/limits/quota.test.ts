import { describe, expect, it } from 'vitest'
import { createQuota } from './quota.ts'

describe('a quota', () => {
  it('returns the calls left, and the wait if there is none', () => {
    let now = 0
    const quota = createQuota({ burst: 2, perSecond: 0.2, now: () => now })
    expect(['a', 'a', 'a'].map(quota.take)).toEqual([
      { wait: 0, left: 1 },
      { wait: 0, left: 0 },
      { wait: 5, left: 0 },
    ])
    now = 4000
    expect(quota.take('a')).toEqual({ wait: 1, left: 0 })
    now = 5000
    expect(quota.take('a')).toEqual({ wait: 0, left: 0 })
  })

  it('takes back a share of a call, up to the burst', () => {
    const quota = createQuota({ burst: 2, perSecond: 1, now: () => 0 })
    quota.take('a')
    expect([0.75, 0.25, 1].map((share) => quota.giveBack('a', share))).toEqual([1, 2, 2])
    expect(quota.take('a')).toEqual({ wait: 0, left: 1 })
  })

  it('does not change when the clock is set back', () => {
    let now = 10_000
    const quota = createQuota({ burst: 3, perSecond: 1, now: () => now })
    quota.take('a')
    now = 0
    expect(quota.take('a')).toEqual({ wait: 0, left: 1 })
  })
})
