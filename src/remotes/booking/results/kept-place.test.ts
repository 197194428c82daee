import { expect, it } from 'vitest'
import { keepPlace, keptPlace } from './kept-place.ts'

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
})

it('a place is kept for its own entry of the history', () => {
  const storage = storageOf(new Map())
  keepPlace(storage, 'a?page=2', { hotelId: 'h1', top: -12.5, order: ['h0', 'h1'] })
  expect(keptPlace(storage, 'a?page=2')).toEqual({ hotelId: 'h1', top: -12.5, order: ['h0', 'h1'] })
  expect(keptPlace(storage, 'b?page=2')).toBeNull()
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"hotelId":5,"top":1,"order":[]}',
  '{"hotelId":"h","top":"1","order":[]}',
  '{"hotelId":"h","top":1}',
  '{"hotelId":"h","top":1,"order":"h"}',
  '{"hotelId":"h","top":1,"order":["h",1]}',
])('what is no place is none: %s', (text) => {
  expect(keptPlace(storageOf(new Map([['livery_hotels_at:x', text]])), 'x')).toBeNull()
})

it('a browser that keeps nothing begins at the top', () => {
  const refusing = {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  keepPlace(refusing, 'x', { hotelId: 'h', top: 0, order: [] })
  expect(keptPlace(refusing, 'x')).toBeNull()
})
