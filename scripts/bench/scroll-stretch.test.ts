import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollStretch } from './scroll-stretch.ts'

/** A page of a height, with one frame after each of these milliseconds; no frame if there is no entry. */
function page({ height, frameMs }: { height: number; frameMs: number | null }) {
  const top = (wanted: number) => vi.stubGlobal('scrollY', Math.max(0, Math.min(wanted, height - 800)))
  top(0)
  vi.stubGlobal('document', { documentElement: { scrollHeight: height } })
  vi.stubGlobal('scrollTo', (to: { top: number }) => top(to.top))
  vi.stubGlobal('scrollBy', (by: { top: number }) => top(scrollY + by.top))
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) => {
    if (frameMs !== null) setTimeout(() => then(Date.now()), frameMs)
  })
}

/** The stretch's result, with fake timers running. */
async function scrolled(from: number) {
  const stretch = scrollStretch({ from }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  return await stretch
}

describe('scrollStretch', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('scrolls on from a part of the page, one step a frame, for a limited number of frames', async () => {
    page({ height: 100_000, frameMs: 16 })
    expect(await scrolled(0.5)).toEqual({ intervals: Array(120).fill(16) })
    expect(scrollY).toBe(50_000 + 120 * 60)
  })

  it('ends after some seconds if frames are slow', async () => {
    page({ height: 100_000, frameMs: 500 })
    expect(await scrolled(0)).toEqual({ intervals: Array(12).fill(500) })
  })

  it('reports a page that does not scroll or draw, instead of waiting for ever', async () => {
    page({ height: 700, frameMs: 16 })
    expect(await scrolled(0)).toBe('the page did not scroll at 0 of 700 px')
    page({ height: 100_000, frameMs: null })
    expect(await scrolled(0)).toBe('no frame came in 10000 ms')
  })
})
