import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { heldSeconds, watchLoop } from './watch-loop.ts'

let end: (() => void) | undefined
afterEach(() => end?.())

const turn = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

describe('the watch over the event loop', () => {
  it('tells the metrics the longest hold since they were last asked for', async () => {
    const metrics = createMetrics()
    end = watchLoop(metrics, { warn: () => undefined })
    const value = async () =>
      Number(/^livery_event_loop_delay_seconds (\S+)$/m.exec(await metrics.text())?.[1])
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

  it('takes the pause between two looks from what it measured', () => {
    expect(heldSeconds(10_000_000)).toBe(0)
    expect(heldSeconds(0)).toBe(0)
    expect(heldSeconds(60_000_000)).toBeCloseTo(0.05)
  })
})
