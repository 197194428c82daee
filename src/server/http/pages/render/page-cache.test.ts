import { expect, it } from 'vitest'
import { type CachedPage, createPageCache, type PageKey } from './page-cache.ts'

const key = (change: Partial<PageKey> = {}): PageKey => ({
  agencyId: 'a',
  version: 1,
  prices: 0,
  path: '/',
  query: [],
  language: 'en',
  currency: 'USD',
  device: 'desktop',
  today: '2026-11-21',
  frame: '110',
  ...change,
})
const page = (html: string, agencyId = 'a'): CachedPage => ({
  agencyId,
  status: 200,
  headers: {},
  html: new TextEncoder().encode(html),
  expires: 100,
})

const textOf = (page: CachedPage | undefined) => new TextDecoder().decode(page?.html)

it('returns a page for exactly the same key', () => {
  const cache = createPageCache(1000)
  cache.set(key(), page('one'))
  expect(textOf(cache.get(key(), 0))).toBe('one')
  const others: Partial<PageKey>[] = [
    { agencyId: 'b' },
    { version: 2 },
    { prices: 1 },
    { path: '/about' },
    { query: [['tab', ['Cars']]] },
    { language: 'ar' },
    { currency: 'EUR' },
    { device: 'phone' },
    { today: '2026-11-22' },
  ]
  for (const other of others) expect(cache.get(key(other), 0), JSON.stringify(other)).toBeUndefined()
})

it('cannot confuse two keys, whatever characters they contain', () => {
  const cache = createPageCache(1000)
  cache.set(key({ path: '/a","b', query: [['c', []]] }), page('one'))
  cache.set(key({ query: [['tab', ['Hotels&lat=1']]] }), page('two'))
  expect(cache.get(key({ path: '/a', query: [['b","c', []]] }), 0)).toBeUndefined()
  expect(
    cache.get(
      key({
        query: [
          ['tab', ['Hotels']],
          ['lat', ['1']],
        ],
      }),
      0,
    ),
  ).toBeUndefined()
})

it('returns no page past its expiry', () => {
  const cache = createPageCache(1000)
  cache.set(key(), page('one'))
  expect(cache.get(key(), 99)).toBeDefined()
  expect(cache.get(key(), 100)).toBeUndefined()
})

it('has a capacity in bytes, and removes the least recently used page', () => {
  const cache = createPageCache(20)
  const ten = page('0123456789')
  cache.set(key({ path: '/1' }), ten)
  cache.set(key({ path: '/2' }), ten)
  cache.set(key({ path: '/2' }), ten)
  cache.get(key({ path: '/1' }), 0)
  cache.set(key({ path: '/3' }), ten)
  expect(cache.get(key({ path: '/1' }), 0)).toBeDefined()
  expect(cache.get(key({ path: '/2' }), 0)).toBeUndefined()
  expect(cache.get(key({ path: '/3' }), 0)).toBeDefined()
})

it('removes the pages of one agency and keeps the others', () => {
  const cache = createPageCache(1000)
  cache.set(key(), page('a'))
  cache.set(key({ agencyId: 'b' }), page('b', 'b'))
  cache.drop('a')
  expect(cache.get(key(), 0)).toBeUndefined()
  expect(textOf(cache.get(key({ agencyId: 'b' }), 0))).toBe('b')
})
