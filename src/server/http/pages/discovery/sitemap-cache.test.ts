import { expect, it } from 'vitest'
import { createSitemapCache } from './sitemap-cache.ts'

it('the sitemap cache builds a sitemap once for each key, and removes the least recently used', () => {
  const cache = createSitemapCache(6)
  const built: string[] = []
  const ask = (key: string) =>
    cache(key, () => {
      built.push(key)
      return `<${key}>`
    })
  expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['<a>', '<b>', '<a>', '<b>'])
  expect(built).toEqual(['a', 'b'])
  ask('a')
  ask('c')
  ask('a')
  expect(built).toEqual(['a', 'b', 'c'])
  ask('b')
  expect(built).toEqual(['a', 'b', 'c', 'b'])
  // A text that is too large for the cache is returned and not cached.
  expect([ask('large'), ask('large')]).toEqual(['<large>', '<large>'])
  expect(built.slice(4)).toEqual(['large', 'large'])
})
