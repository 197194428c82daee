// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdPlace } from './hold-place.ts'

/** A page of cards one below the other: jsdom has no layout, so their heights are said here. */
function pageOf(heights: Record<string, number>, { end = 100_000 } = {}) {
  const at = { y: 0 }
  vi.stubGlobal('scrollY', 0)
  const scroll = (y: number) => {
    at.y = Math.max(0, Math.min(end, Math.round(y)))
    vi.stubGlobal('scrollY', at.y)
  }
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => scroll(at.y + (top ?? 0)))
  const topOf = (id: string) => {
    const all = Object.keys(heights)
    return all.slice(0, all.indexOf(id)).reduce((sum, above) => sum + (heights[above] ?? 0), 0) - at.y
  }
  const add = (id: string) => {
    const card = document.createElement('article')
    card.dataset.hotel = id
    card.getBoundingClientRect = () => new DOMRect(0, topOf(id), 600, heights[id])
    document.body.append(card)
  }
  return { heights, scroll, topOf, add, y: () => at.y }
}

const frames = (count: number) => vi.advanceTimersByTime(count * 16)
const place = { hotelId: 'c', top: -125.4 }

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
  const end = holdPlace(place, isWhole, onEnd)
  const off = () => page.topOf('c') - place.top
  return { onEnd, end, off }
}

it('a place is held to half a pixel though what is above it becomes higher and lower, frame after frame', () => {
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

it('a browser that goes back by pixels itself is corrected', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { off } = held(page)
  page.scroll(17)
  frames(2)
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
})

it('a list that comes in parts is waited for, however long its card takes', () => {
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

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a hand that scrolls on is let go: %s', (hand) => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const { onEnd } = held(page, () => false)
  dispatchEvent(new Event(hand))
  expect(onEnd).toHaveBeenCalledTimes(1)
  page.scroll(17)
  frames(60)
  expect(page.y()).toBe(17)
})

it('a busy browser that has drawn few frames is not taken to be at rest', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  const late: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => late.push(next))
  const { off, onEnd } = held(page)
  for (let drawn = 0; drawn < 5; drawn += 1) {
    vi.advanceTimersByTime(900)
    late.shift()?.(performance.now())
  }
  expect(onEnd).not.toHaveBeenCalled()
  page.heights.a = 390
  late.shift()?.(performance.now())
  expect(Math.abs(off())).toBeLessThanOrEqual(0.5)
})

it.each([
  ['the page ends before it', { end: 300 }, ['a', 'b', 'c'], 300],
  ['its hotel is gone', {}, ['a', 'b'], 0],
])('a place that cannot be had is given up: %s', (_why, size, ids, y) => {
  const page = pageOf({ a: 433, b: 433, c: 433 }, size)
  for (const id of ids) page.add(id)
  const { onEnd } = held(page)
  frames(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(page.y()).toBe(y)
})

it('nothing is held any more by a list that is gone', () => {
  const page = pageOf({ a: 433, b: 433, c: 433 })
  for (const id of ['a', 'b', 'c']) page.add(id)
  held(page).end()
  page.scroll(17)
  frames(60)
  expect(page.y()).toBe(17)
})
