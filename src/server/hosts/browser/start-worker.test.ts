import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newerBuild, type Registration } from './start-worker.ts'

function setUp(update: () => Promise<unknown>) {
  const registration: Registration = { active: {}, installing: null, waiting: null, update: vi.fn(update) }
  return { registration, newer: newerBuild(registration) }
}

describe('another build at a preview’s address', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is checked when a page is opened, and again after half a minute', async () => {
    const { registration, newer } = setUp(async () => undefined)
    expect([await newer.isThere(), await newer.isThere()]).toEqual([false, false])
    expect(registration.update).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(31_000)
    registration.update = vi.fn(async () => {
      registration.installing = {}
    })
    expect(await newer.isThere()).toBe(true)
  })

  it('is not checked by a worker that was just fetched', async () => {
    const { registration, newer } = setUp(async () => undefined)
    newer.isNew()
    expect(await newer.isThere()).toBe(false)
    expect(registration.update).not.toHaveBeenCalled()
  })

  it('does not delay a page without a network, or one that does not answer', async () => {
    expect(await setUp(() => Promise.reject(new Error('offline'))).newer.isThere()).toBe(false)
    const isThere = setUp(() => new Promise(() => undefined)).newer.isThere()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await isThere).toBe(false)
  })
})
