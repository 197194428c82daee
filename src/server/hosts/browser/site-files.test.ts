import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteFiles } from './site-files.ts'

const all = ['/assets/home-1.js', '/assets/about-1.js', '/assets/site-1.css']

/** What a browser keeps, by path; and the network, which answers while there is one. */
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

  it('leave the line to the first page, are kept behind it, and answered from there', async () => {
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

  it('that are kept are found by a worker that begins again, and those of an earlier build go', async () => {
    for (const path of [...all, '/assets/home-0.js']) kept.set(path, new Response('of before'))
    const files = siteFiles(all)
    expect(files.mayHave('/assets/home-1.js')).toBe(true)
    isAway = true
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toBe('of before')
    expect(await keptBy(files)).toEqual(all.toSorted())
    expect(fetched).toEqual([])
  })

  it('that cannot be had now are asked for again by the next page, and come from the network until then', async () => {
    const files = siteFiles(all)
    files.isNew()
    isAway = true
    expect(await keptBy(files)).toEqual([])
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
    isAway = false
    expect(await keptBy(files)).toEqual(all.toSorted())
    expect(files.mayHave('/assets/home-1.js')).toBe(true)
  })

  it('that a host answers with a page, because they are not uploaded yet, are not taken for what they are not', async () => {
    const files = siteFiles(all)
    files.isNew()
    type = 'text/html; charset=utf-8'
    expect(await keptBy(files)).toEqual([])
    expect(files.mayHave('/assets/home-1.js')).toBe(false)
    type = 'text/javascript'
    expect(await keptBy(files)).toEqual(all.toSorted())
  })

  it('come from the network where the browser refuses to keep anything, and are kept once it does not', async () => {
    const files = siteFiles(all)
    isRefused = true
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toContain('of the network')
    isRefused = false
    kept.set('/assets/home-1.js', new Response('of before'))
    expect(await (await files.answer(asked('/assets/home-1.js'))).text()).toBe('of before')
  })

  it('that are forgotten stay so, also where they were on their way', async () => {
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
