import { describe, expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

describe('createLruCache', () => {
  it('drops the least recently used values until the sizes fit', () => {
    const cache = createLruCache<string>(6, ({ length }) => length)
    cache.set('a', 'xx')
    cache.set('b', 'xx')
    cache.get('a')
    cache.set('c', 'xxx')
    expect([...cache.keys()]).toEqual(['c', 'a'])
  })

  it('keeps the other values if one is larger than the whole cache', () => {
    const cache = createLruCache<string>(6, ({ length }) => length)
    cache.set('a', 'xx')
    cache.set('b', 'xxxxxxx')
    expect([...cache.keys()]).toEqual(['a'])
  })

  it('accepts empty values and a capacity of 0', () => {
    expect(
      createLruCache<string>(6, () => 0)
        .set('a', '')
        .get('a'),
    ).toBe('')
    expect(
      createLruCache<string>(0, () => 40)
        .set('a', 'page')
        .get('a'),
    ).toBeUndefined()
  })
})
