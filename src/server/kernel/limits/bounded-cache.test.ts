import { describe, expect, it, vi } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

it('removes the entries that match a test, and those that are loading', async () => {
  const cache = createBoundedCache<string>(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  await cache.get('a', async () => 'one')
  await cache.get('b', async () => 'two')
  const loading = cache.get('c', () => promise)
  cache.deleteWhere((value) => value === 'one')
  resolve('three')
  expect(await loading).toBe('three')
  const again = (key: string) => cache.get(key, async () => 'anew')
  expect([await again('a'), await again('b'), await again('c')]).toEqual(['anew', 'two', 'anew'])
})

describe('createBoundedCache', () => {
  it('loads once for simultaneous callers and for later ones', async () => {
    const cache = createBoundedCache<number>(2)
    const load = vi.fn(async () => 1)
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
    expect(await cache.get('a', load)).toBe(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('drops the least recently used entry past its capacity', async () => {
    const cache = createBoundedCache<string>(2)
    const load = vi.fn(async (key: string) => key)
    const get = (key: string) => cache.get(key, () => load(key))
    await get('a')
    await get('b')
    await get('a')
    await get('c')
    await get('a')
    expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c'])
    await get('b')
    expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
  })

  it('counts an entry by its size once it is loaded, and stores none above its capacity', async () => {
    const cache = createBoundedCache<string>(10, ({ length }) => length)
    const load = vi.fn(async (value: string) => value)
    const get = (key: string, value: string) => cache.get(key, () => load(value))
    await get('a', 'aaaaaa')
    await get('b', 'bbb')
    await get('a', 'aaaaaa')
    expect(load).toHaveBeenCalledTimes(2)
    await get('c', 'cccc')
    await get('a', 'aaaaaa')
    await get('b', 'bbb')
    expect(load).toHaveBeenCalledTimes(4)
    expect(await get('d', 'ddddddddddd')).toBe('ddddddddddd')
    await get('d', 'ddddddddddd')
    expect(load).toHaveBeenCalledTimes(6)
  })

  it('does not store a failed load', async () => {
    const cache = createBoundedCache<number>(2)
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', async () => 2)).toBe(2)
  })

  it('never stores a load that was running when its key was deleted', async () => {
    const cache = createBoundedCache<string>(2)
    const slow = Promise.withResolvers<string>()
    const stale = cache.get('a', () => slow.promise)
    cache.delete('a')
    slow.resolve('old')
    expect(await stale).toBe('old')
    expect(await cache.get('a', async () => 'new')).toBe('new')
  })
})
