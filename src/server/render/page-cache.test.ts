import { expect, it } from 'vitest'
import { type CachedPage, createPageCache, type PageKey } from './page-cache.ts'

const key = (change: Partial<PageKey> = {}): PageKey => ({
  agencyId: 'a',
  version: 1,
  path: '/',
  query: '',
  language: 'en',
  currency: 'USD',
  device: 'desktop',
  today: '2026-11-21',
  ...change,
})
const page = (html: string, agencyId = 'a'): CachedPage => ({
  agencyId,
  status: 200,
  headers: {},
  html,
  expires: 100,
})

it('gives a page back for exactly the same key', () => {
  const cache = createPageCache(10)
  cache.set(key(), page('one'))
  expect(cache.get(key(), 0)?.html).toBe('one')
  const others: Partial<PageKey>[] = [
    { agencyId: 'b' },
    { version: 2 },
    { path: '/about' },
    { query: 'tab=Cars' },
    { language: 'ar' },
    { currency: 'EUR' },
    { device: 'phone' },
    { today: '2026-11-22' },
  ]
  for (const other of others) expect(cache.get(key(other), 0), JSON.stringify(other)).toBeUndefined()
})

it('cannot be made to mix two keys by the characters in them', () => {
  const cache = createPageCache(10)
  cache.set(key({ path: '/a","b', query: 'c' }), page('one'))
  expect(cache.get(key({ path: '/a', query: 'b","c' }), 0)).toBeUndefined()
})

it('gives no page past its expiry', () => {
  const cache = createPageCache(10)
  cache.set(key(), page('one'))
  expect(cache.get(key(), 99)).toBeDefined()
  expect(cache.get(key(), 100)).toBeUndefined()
})

it('lets the least recently used page go when it is full', () => {
  const cache = createPageCache(2)
  cache.set(key({ path: '/1' }), page('1'))
  cache.set(key({ path: '/2' }), page('2'))
  cache.get(key({ path: '/1' }), 0)
  cache.set(key({ path: '/3' }), page('3'))
  expect(cache.get(key({ path: '/1' }), 0)).toBeDefined()
  expect(cache.get(key({ path: '/2' }), 0)).toBeUndefined()
})

it('drops the pages of one agency and keeps the others', () => {
  const cache = createPageCache(10)
  cache.set(key(), page('a'))
  cache.set(key({ agencyId: 'b' }), page('b', 'b'))
  cache.drop('a')
  expect(cache.get(key(), 0)).toBeUndefined()
  expect(cache.get(key({ agencyId: 'b' }), 0)?.html).toBe('b')
})
