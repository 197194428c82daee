import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '../../http/request/metrics.ts'
import { watchLoop } from './watch-loop.ts'

let end: (() => void) | undefined
afterEach(() => end?.())

const turn = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

function watched() {
  const metrics = createMetrics()
  const warn = vi.fn()
  end = watchLoop(metrics, { warn })
  const value = async () => Number(/^livery_event_loop_delay_seconds (\S+)$/m.exec(await metrics.text())?.[1])
  return { value, warn }
}

describe('the event loop watch', () => {
  it('reports the longest block since the metrics were last read', async () => {
    const { value } = watched()
    await turn()
    await value()
    await turn()
    hold(700)
    await turn()
    const held = await value()
    expect(held).toBeGreaterThan(0.6)
    await turn()
    expect(await value()).toBeLessThan(held)
  })

  it('reports a block that begins right after a reading, before the next tick', async () => {
    const { value } = watched()
    await turn()
    await value()
    hold(700)
    await turn()
    expect(await value()).toBeGreaterThan(0.6)
  })

  it('reports a block that has not ended with a tick yet', async () => {
    const { value } = watched()
    await turn()
    hold(700)
    expect(await value()).toBeGreaterThan(0.6)
  })

  it('logs once a block long enough for visitors to notice', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      const { warn } = watched()
      vi.advanceTimersByTime(100)
      const now = performance.now()
      const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 2000)
      vi.advanceTimersByTime(10)
      clock.mockRestore()
      vi.advanceTimersByTime(30_000)
      expect(warn).toHaveBeenCalledOnce()
      expect(warn.mock.calls[0]?.[1]).toMatch(
        /^the event loop was blocked for 1\.9\d s, which delayed every visitor$/,
      )
    } finally {
      vi.useRealTimers()
    }
  })
})
