// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdScrollPosition, readListPosition, storeListPosition } from './hold-scroll-position.ts'
import { frames, pageOf } from './testing-cards.ts'

const place = { id: 'c', top: -125.4 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function held(page: ReturnType<typeof pageOf>, isWhole = () => true) {
  const onEnd = vi.fn()
  const stop = holdScrollPosition(place, isWhole, onEnd)
  const off = () => page.topOf('c') - place.top
  return { onEnd, stop, off }
}

it('holds the position within half a pixel while heights above it change', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { off, onEnd } = held(page)
  for (const height of [390.2, 413.59, 366.9, 1200, 433.3]) {
    page.heights.a = height
    frames(30)
    expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
    expect(onEnd).not.toHaveBeenCalled()
  }
  frames(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it("corrects the browser's own restoration by pixels", () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { off } = held(page)
  page.scroll(17)
  frames(2)
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
})

it('waits for a list that arrives in batches, however long its card takes', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  page.add('a')
  const state = { isWhole: false }
  const { off, onEnd } = held(page, () => state.isWhole)
  frames(600)
  expect(page.y()).toBe(0)
  for (const id of ['b', 'c']) page.add(id)
  frames(2)
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
  frames(600)
  expect(onEnd).not.toHaveBeenCalled()
  state.isWhole = true
  frames(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin'])(
  'stops as soon as the visitor scrolls: %s',
  (hand) => {
    const page = pageOf({ a: 433, b: 433, c: 433 })
    for (const id of ['a', 'b', 'c']) page.add(id)
    const { onEnd } = held(page, () => false)
    dispatchEvent(new Event(hand))
    expect(onEnd).toHaveBeenCalledTimes(1)
    page.scroll(17)
    frames(60)
    expect(page.y()).toBe(17)
  },
)

it('does not take a busy browser with few frames to be at rest', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const queued: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => queued.push(next))
  const { off, onEnd } = held(page)
  for (let drawn = 0; drawn < 5; drawn += 1) {
    vi.advanceTimersByTime(900)
    queued.shift()?.(performance.now())
  }
  expect(onEnd).not.toHaveBeenCalled()
  page.heights.a = 390
  queued.shift()?.(performance.now())
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
})

it.each([
  ['the page ends before it', { end: 300 }, ['a', 'b', 'c'], 300],
  ['its hotel is gone', {}, ['a', 'b'], 0],
])('gives up a position that cannot be reached: %s', (_why, size, ids, y) => {
  const page = pageOf({ a: 433, b: 433, c: 433 }, size)
  for (const id of ids) page.add(id)
  const { onEnd } = held(page)
  frames(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(page.y()).toBe(y)
})

it('also stops for scrolling without input on the page', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { onEnd, off } = held(page, () => false)
  frames(60)
  // The browser's own correction after the page grew above the visible area.
  page.heights.a = 500
  page.scroll(page.y() + 67)
  frames(2)
  expect(onEnd).not.toHaveBeenCalled()
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
  page.scroll(page.y() + 300)
  const { y } = page
  const chosen = y()
  frames(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(y()).toBe(chosen)
})

it.each([
  ['its card does not come', ['a', 'b']],
  ['the list does not become whole', ['a', 'b', 'c']],
])('holds a page for a few seconds at most: %s', (_why, ids) => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ids) page.add(id)
  const { onEnd } = held(page, () => false)
  frames(620)
  expect(onEnd).not.toHaveBeenCalled()
  frames(10)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('stops without calling `onEnd`', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { stop, onEnd } = held(page)
  stop()
  page.scroll(17)
  dispatchEvent(new Event('wheel'))
  frames(60)
  expect(page.y()).toBe(17)
  expect(onEnd).not.toHaveBeenCalled()
})

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})
const position = { id: 'h1', top: -12.5, order: ['h0', 'h1'], loadedAt: 1_700_000_000_000.5 }

it('keeps a position for each history entry', () => {
  const storage = storageOf(new Map())
  storeListPosition(storage, 'a?page=2', position)
  expect(readListPosition(storage, 'a?page=2')).toEqual(position)
  expect(readListPosition(storage, 'b?page=2')).toBeNull()
})

it('keeps positions of the latest entries only', () => {
  const entries = new Map<string, string>()
  const storage = storageOf(entries)
  for (let entry = 0; entry < 100; entry += 1) {
    storeListPosition(storage, `${entry}`, position)
    storeListPosition(storage, 'often', position)
  }
  expect([...entries].filter(([, text]) => text === JSON.stringify(position))).toHaveLength(20)
  expect(entries.size).toBe(21)
  expect(readListPosition(storage, 'often')).toEqual(position)
  expect(readListPosition(storage, '99')).toEqual(position)
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
  storeListPosition(storage, 'x', position)
  expect(readListPosition(storage, 'x')).toEqual(position)
})

it('starts at the top without browser storage', () => {
  const refuse = () => {
    throw new Error('no')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  storeListPosition(refusing, 'x', position)
  expect(readListPosition(refusing, 'x')).toBeNull()
})
