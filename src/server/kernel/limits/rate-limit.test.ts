import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

describe('a rate limit', () => {
  it('allows a burst and then a steady rate, and returns the time to wait', () => {
    let now = 0
    const wait = createRateLimit({ burst: 3, perSecond: 0.5, now: () => now })
    expect([1, 2, 3, 4, 5].map(() => wait('ada'))).toEqual([0, 0, 0, 2, 2])
    // Other keys are not affected.
    expect(wait('bo')).toBe(0)
    now = 2000
    expect([wait('ada'), wait('ada')]).toEqual([0, 2])
    now = 3_600_000
    expect([1, 2, 3, 4].map(() => wait('ada'))).toEqual([0, 0, 0, 2])
  })

  it('allows hours of typing', () => {
    let now = 0
    const wait = createRateLimit({ burst: 600, perSecond: 5, now: () => now })
    for (let save = 0; save < 20_000; save += 1) {
      now += 350
      expect(wait('typing')).toBe(0)
    }
  })
})
