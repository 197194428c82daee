import { describe, expect, it, vi } from 'vitest'
import { watchThreadTime } from './watch-thread-time.ts'

/** A thread that reports these times in milliseconds, one at each check; the last repeats. */
function threadOf(...used: number[]) {
  const checks: number[] = []
  return {
    looks: checks,
    async cpuUsage() {
      const now = used[Math.min(checks.length, used.length - 1)] ?? 0
      checks.push(now)
      return { user: now * 1000, system: 0 }
    },
  }
}

describe('watchThreadTime', () => {
  it('ends a thread that uses more processor time than it may', async () => {
    const thread = threadOf(700, 900, 1699, 1701)
    await new Promise<void>((resolve) => watchThreadTime(thread, 1000, resolve))
    expect(thread.looks).toEqual([700, 900, 1699, 1701])
  })

  it('does not end a thread without processor time, however long it takes', async () => {
    vi.useFakeTimers()
    const exceed = vi.fn()
    const thread = threadOf(700, 701)
    const end = watchThreadTime(thread, 1000, exceed)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(thread.looks.length).toBeGreaterThan(100)
    expect(exceed).not.toHaveBeenCalled()
    end()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('ends with the thread', async () => {
    const exceed = vi.fn()
    vi.useFakeTimers()
    watchThreadTime({ cpuUsage: () => Promise.reject(new Error('not running')) }, 1000, exceed)
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
    expect(exceed).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
