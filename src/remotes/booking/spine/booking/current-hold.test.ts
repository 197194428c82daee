// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCurrentHold } from './current-hold.ts'

const heardAt = Date.parse('2026-03-10T12:00:00Z')
const booking = { hold: { secondsLeft: 2, canExtend: true } }

/** Advances the timers and the clock by different numbers of milliseconds. */
function pass(ofTimers: number, ofClock: number): void {
  clock += ofClock
  act(() => void vi.advanceTimersByTime(ofTimers))
}
let clock = heardAt

describe("hold by the device's clock", () => {
  beforeEach(() => {
    clock = heardAt
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Date, 'now').mockImplementation(() => clock)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const held = () => renderHook(() => useCurrentHold(booking, heardAt)).result
  const over = { hold: { secondsLeft: 0, canExtend: false } }

  it('ends at its expiry and not before', () => {
    const result = held()
    pass(1999, 1999)
    expect(result.current).toBe(booking)
    pass(1, 1)
    expect(result.current).toEqual(over)
  })

  it('ends at its expiry even if a timer fires early', () => {
    const result = held()
    pass(2000, 1999)
    expect(result.current).toBe(booking)
    pass(1, 0)
    expect(result.current).toBe(booking)
    pass(1, 1)
    expect(result.current).toEqual(over)
  })

  it('leaves no timer after its end or after unmounting', () => {
    const { unmount } = renderHook(() => useCurrentHold(booking, heardAt))
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    held()
    pass(2000, 2000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
