import { expect, it } from 'vitest'
import { readListPosition, storeListPosition } from './list-position.ts'

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})
const place = { id: 'h1', top: -12.5, order: ['h0', 'h1'], loadedAt: 1_700_000_000_000.5 }

it('keeps a position for each history entry', () => {
  const storage = storageOf(new Map())
  storeListPosition(storage, 'a?page=2', place)
  expect(readListPosition(storage, 'a?page=2')).toEqual(place)
  expect(readListPosition(storage, 'b?page=2')).toBeNull()
})

it('keeps positions of the latest entries only', () => {
  const entries = new Map<string, string>()
  const storage = storageOf(entries)
  for (let entry = 0; entry < 100; entry += 1) {
    storeListPosition(storage, `${entry}`, place)
    storeListPosition(storage, 'often', place)
  }
  expect([...entries].filter(([, text]) => text === JSON.stringify(place))).toHaveLength(20)
  expect(entries.size).toBe(21)
  expect(readListPosition(storage, 'often')).toEqual(place)
  expect(readListPosition(storage, '99')).toEqual(place)
  expect(readListPosition(storage, '0')).toBeNull()
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"id":5,"top":1,"order":[],"loadedAt":1}',
  '{"id":"h","top":"1","order":[],"loadedAt":1}',
  '{"id":"h","top":1,"loadedAt":1}',
  '{"id":"h","top":1,"order":"h","loadedAt":1}',
  '{"id":"h","top":1,"order":["h",1],"loadedAt":1}',
  '{"id":"h","top":1,"order":["h"]}',
])('ignores an invalid position: %s', (text) => {
  expect(readListPosition(storageOf(new Map([['livery_results_at:x', text]])), 'x')).toBeNull()
})

it('ignores an invalid list of names', () => {
  const storage = storageOf(new Map([['livery_results_at', '{"a":1']]))
  storeListPosition(storage, 'x', place)
  expect(readListPosition(storage, 'x')).toEqual(place)
})

it('starts at the top without browser storage', () => {
  const refuse = () => {
    throw new Error('no')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  storeListPosition(refusing, 'x', place)
  expect(readListPosition(refusing, 'x')).toBeNull()
})
