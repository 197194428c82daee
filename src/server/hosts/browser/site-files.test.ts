import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteFiles } from './site-files.ts'

const all = ['/assets/home-1.js', '/assets/about-1.js', '/assets/site-1.css']

/** The browser's cache by path, and a network that can be switched off. */
let kept: Map<string, Response>
let fetched: string[]
let isAway: boolean
let type: string
let isRefused: boolean

const pathOf = (address: string) => new URL(address, 'http://site.example').pathname

const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: `http://site.example${path}` })),
  put: async (path: string, response: Response) => void kept.set(path, response),
  delete: async (path: string) => kept.delete(path),
  match: async (address: string) => kept.get(pathOf(address))?.clone(),
}

async function keptBy(files: ReturnType<typeof siteFiles>): Promise<string[]> {
  const keeping = files.keep()
  await vi.runAllTimersAsync()
  await keeping
  return [...kept.keys()].toSorted()
}

const asked = (path: string) => new Request(`http://site.example${path}`)

describe('the files of a preview’s pages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    kept = new Map()
    fetched = []
    isAway = false
    type = 'text/javascript'
    isRefused = false
    vi.stubGlobal('caches', {
      open: async () => {
        if (isRefused) throw new DOMException('full', 'QuotaExceededError')
        return cache
      },
      delete: async () => kept.clear(),
    })
    vi.stubGlobal('fetch', async (asked: string | Request) => {
      const path = pathOf(typeof asked === 'string' ? asked : asked.url)
      if (isAway) throw new TypeError('Failed to fetch')
      fetched.push(path)
      return new Response(`of the network: ${path}`, { headers: { 'content-type': type } })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('wait for the first page, are cached after it, and answered from the cache', async () => {
    const files = siteFiles(all)
    files.isNew()
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
    void files.keep()
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toEqual([])
    expect(await keptBy(files)).toEqual(all.toSorted())
    expect(files.mayHave('/assets/home-1.js')).toBe(true)
    expect(files.mayHave('/flags/pt.svg')).toBe(false)
    isAway = true
    expect(await (await files.answer(asked('/assets/about-1.js'))).text()).toContain('/assets/about-1.js')
  })

  it("in the cache are found by a restarted worker, and an earlier build's are removed", async () => {
    for (const path of [...all, '/assets/home-0.js']) kept.set(path, new Response('of before'))
    const files = siteFiles(all)
    expect(files.mayHave('/assets/home-1.js')).toBe(true)
    isAway = true
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toBe('of before')
    expect(await keptBy(files)).toEqual(all.toSorted())
    expect(fetched).toEqual([])
  })

  it('that failed are fetched again by the next page, and come from the network until then', async () => {
    const files = siteFiles(all)
    files.isNew()
    isAway = true
    expect(await keptBy(files)).toEqual([])
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
    isAway = false
    expect(await keptBy(files)).toEqual(all.toSorted())
    expect(files.mayHave('/assets/home-1.js')).toBe(true)
  })

  it('that a host answers with a page, before their upload, are not cached', async () => {
    const files = siteFiles(all)
    files.isNew()
    type = 'text/html; charset=utf-8'
    expect(await keptBy(files)).toEqual([])
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
    type = 'text/javascript'
    expect(await keptBy(files)).toEqual(all.toSorted())
  })

  it('come from the network while the browser refuses to store files', async () => {
    const files = siteFiles(all)
    isRefused = true
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toContain('of the network')
    isRefused = false
    kept.set('/assets/home-1.js', new Response('of before'))
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toBe('of before')
  })

  it('that were removed stay removed, even if they were loading', async () => {
    const files = siteFiles(all)
    files.isNew()
    const keeping = files.keep()
    await files.forget()
    await vi.runAllTimersAsync()
    await keeping
    expect([...kept.keys()]).toEqual([])
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
  })
})
