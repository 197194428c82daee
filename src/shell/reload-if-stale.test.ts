// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadIfStale } from './page-failure.tsx'

const reload = vi.fn()
const settle = vi.fn()

/** A page loaded for `loaded` that now shows `shown`. */
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

  it('reloads a page whose code has disappeared since it was opened', async () => {
    page('https://a.example/', 'https://a.example/about?x=1#y')
    await reloadIfStale(settle)
    expect(reload).toHaveBeenCalledOnce()
    expect(settle).not.toHaveBeenCalled()
  })

  it('reloads once: a page loaded for this address shows the failure', async () => {
    page('https://a.example/about?x=1', 'https://a.example/about#y')
    await reloadIfStale(settle)
    expect(reload).not.toHaveBeenCalled()
    expect(settle).toHaveBeenCalledOnce()
  })

  it('reloads after "Try again", even a page loaded for this address', async () => {
    page('https://a.example/about', 'https://a.example/about?x=1#y')
    await reloadIfStale(settle, { isRetry: true })
    expect(reload).toHaveBeenCalledOnce()
    expect(settle).not.toHaveBeenCalled()
  })

  it('keeps the page if no server answers, since the browser would show none', async () => {
    page('https://a.example/', 'https://a.example/about')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await reloadIfStale(settle)
    await reloadIfStale(settle, { isRetry: true })
    expect(reload).not.toHaveBeenCalled()
    expect(settle).toHaveBeenCalledTimes(2)
  })
})
