import { expect, it } from 'vitest'
import { createSitemapCache } from './sitemap-cache.ts'

it('a sitemap is built once for each key, and the longest unused goes when there are too many', () => {
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
  // What is too large for it is given and not kept.
  expect([ask('large'), ask('large')]).toEqual(['<large>', '<large>'])
  expect(built.slice(4)).toEqual(['large', 'large'])
})
