// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadIfStale } from './reload-if-stale.ts'

const reload = vi.fn()
const settle = vi.fn()

/** The page was loaded for `loaded` and shows `shown` now. */
function page(loaded: string, shown: string) {
  vi.stubGlobal('location', { href: shown, reload })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: loaded }] })
}

describe('reloadIfStale (spec §8: chunk failures)', () => {
  beforeEach(() => {
    reload.mockReset()
    settle.mockReset()
    vi.stubGlobal('fetch', async () => new Response())
  })
  afterEach(() => vi.unstubAllGlobals())

  it('loads a page anew whose code is gone since it was opened', async () => {
    page('https://a.example/', 'https://a.example/about?x=1#y')
    await reloadIfStale(settle)
    expect(reload).toHaveBeenCalledOnce()
    expect(settle).not.toHaveBeenCalled()
  })

  it('does so once: what was loaded for this very address shows the failure', async () => {
    page('https://a.example/about?x=1', 'https://a.example/about#y')
    await reloadIfStale(settle)
    expect(reload).not.toHaveBeenCalled()
    expect(settle).toHaveBeenCalledOnce()
  })

  it('reloads after "Try again", also what was loaded for this very address', async () => {
    page('https://a.example/about', 'https://a.example/about?x=1#y')
    await reloadIfStale(settle, { isRetry: true })
    expect(reload).toHaveBeenCalledOnce()
    expect(settle).not.toHaveBeenCalled()
  })

  it('leaves the page as it is when no server answers: the browser would show none at all', async () => {
    page('https://a.example/', 'https://a.example/about')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await reloadIfStale(settle)
    await reloadIfStale(settle, { isRetry: true })
    expect(reload).not.toHaveBeenCalled()
    expect(settle).toHaveBeenCalledTimes(2)
  })
})
