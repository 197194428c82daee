import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testContent } from '../../adapters/store/testing.ts'
import { createPublishedCache } from './published-cache.ts'
import { resolveAgency } from './resolved-agency.ts'

const agency = resolveAgency(
  { id: 'id', slug: 'one', version: 1, publishedAt: new Date(0), markups: { revision: 0, rules: [] } },
  testContent(),
)
const sources = {
  agencyIdByHost: vi.fn(async (host: string) => (host === 'one.example' ? 'id' : null)),
  agencyIdBySlug: vi.fn(async () => 'id'),
  published: vi.fn(async () => agency),
}

beforeEach(() => vi.clearAllMocks())

describe('createPublishedCache', () => {
  it('queries once for a host and once for its agency, and caches unknown hosts too', async () => {
    const cache = createPublishedCache(sources, 1_000_000)
    for (let i = 0; i < 3; i += 1) {
      expect(await cache.byHost('one.example')).toBe(agency)
      expect(await cache.byHost('none.example')).toBeNull()
    }
    expect(sources.agencyIdByHost).toHaveBeenCalledTimes(2)
    expect(sources.published).toHaveBeenCalledTimes(1)
  })

  it('reloads an agency once it is dropped, and its host only when everything is', async () => {
    const cache = createPublishedCache(sources, 1_000_000)
    await cache.byHost('one.example')
    cache.forget('id')
    await cache.byHost('one.example')
    expect(sources.published).toHaveBeenCalledTimes(2)
    expect(sources.agencyIdByHost).toHaveBeenCalledTimes(1)
    cache.forget(null)
    await cache.byHost('one.example')
    expect(sources.agencyIdByHost).toHaveBeenCalledTimes(2)
  })

  it('caches nothing while announcements are not received', async () => {
    const cache = createPublishedCache(sources, 1_000_000)
    await cache.byHost('one.example')
    cache.setKeeping(false)
    await cache.byHost('one.example')
    await cache.byHost('one.example')
    expect(sources.published).toHaveBeenCalledTimes(3)
    cache.setKeeping(true)
    await cache.byHost('one.example')
    await cache.byHost('one.example')
    expect(sources.published).toHaveBeenCalledTimes(4)
  })

  it('has at most as many agencies in memory as its bytes hold, and drops the least recently used', async () => {
    const published = vi.fn(async (id: string) => ({ ...agency, id }))
    const cache = createPublishedCache({ ...sources, published }, 100_000)
    for (let i = 0; i < 50; i += 1) await cache.byId(`agency ${i}`)
    expect(published).toHaveBeenCalledTimes(50)
    await cache.byId('agency 49')
    await cache.byId('agency 48')
    expect(published).toHaveBeenCalledTimes(50)
    await cache.byId('agency 40')
    expect(published).toHaveBeenCalledTimes(51)
  })
})
