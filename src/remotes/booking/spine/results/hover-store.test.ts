import { expect, it, vi } from 'vitest'
import { createHoverStore } from './hover-store.ts'

it('notifies listeners of another hotel, and once only of the same one', () => {
  const store = createHoverStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set('h1')
  store.set('h1')
  expect([store.get(), listener.mock.calls.length]).toEqual(['h1', 1])
  stop()
  store.set(null)
  expect([store.get(), listener.mock.calls.length]).toEqual([null, 1])
})
