// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RemoteAddress } from '../../contract/remote.ts'
import { loadRemote } from './load-remote.ts'

const part = { name: 'booking', routes: [], loadText: async () => ({}) }
let count = 0
const address = (styles: readonly string[] = []): RemoteAddress => {
  count += 1
  return { name: 'booking', entry: `/entry-${count}.js`, styles, routes: [] }
}

describe('loadRemote', () => {
  it('imports a part once', async () => {
    const importModule = vi.fn(async () => ({ part }))
    const remote = address()
    expect(await loadRemote(remote, importModule)).toBe(part)
    expect(await loadRemote(remote, importModule)).toBe(part)
    expect(importModule.mock.calls).toEqual([[remote.entry]])
  })

  it('forgets a failed load, so that a retry imports again', async () => {
    const importModule = vi.fn(async () => ({ part }) as unknown)
    importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const remote = address()
    await expect(loadRemote(remote, importModule)).rejects.toMatchObject({
      type: 'unreachable',
      message: `Loading the script of a remote part failed (unreachable: ${remote.entry})`,
      cause: new TypeError('Failed to fetch'),
    })
    expect(await loadRemote(remote, importModule)).toBe(part)
  })

  it('requests nothing of a part without hashes in this document', async () => {
    const importModule = vi.fn(async () => ({ part }))
    const remote = { ...address(), needsDocument: true }
    await expect(loadRemote(remote, importModule)).rejects.toMatchObject({ type: 'refused' })
    expect(importModule).not.toHaveBeenCalled()
  })

  // §8.16
  it.each([
    ['another part', { part: { ...part, name: 'seo' } }],
    ['nothing', {}],
    ['a part without routes', { part: { name: 'booking' } }],
  ])('rejects an address that answers with %s, and names it', async (_, module) => {
    const remote = address()
    await expect(loadRemote(remote, async () => module)).rejects.toMatchObject({
      type: 'refused',
      message: `Loading the script of a remote part failed (refused: ${remote.entry})`,
      cause: { message: `${remote.entry} does not export the part 'booking'` },
    })
  })

  it("waits for the part's styles, once each, and fails if they do", async () => {
    const remote = address(['/booking.css'])
    const load = loadRemote(remote, async () => ({ part }))
    const link = document.querySelector('link[href="/booking.css"]')
    link?.dispatchEvent(new Event('error'))
    await expect(load).rejects.toMatchObject({
      cause: { message: 'The styles at /booking.css failed to load.' },
    })
    expect(document.querySelector('link[href="/booking.css"]')).toBeNull()

    const again = loadRemote(remote, async () => ({ part }))
    document.querySelector('link[href="/booking.css"]')?.dispatchEvent(new Event('load'))
    expect(await again).toBe(part)
    expect(document.querySelectorAll('link[href="/booking.css"]')).toHaveLength(1)
  })
})

describe('loadRemote of a part that never loads', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  // §8.16, §9.22
  it('gives up after 120,000 ms', async () => {
    const remote = address()
    const load = loadRemote(remote, () => new Promise(() => {}))
    const ended = vi.fn()
    load.catch(ended)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(load).rejects.toThrow(`(timeout: ${remote.entry})`)
  })
})
