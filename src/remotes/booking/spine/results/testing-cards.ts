import { vi } from 'vitest'

/** A page of stacked cards with the given heights, since jsdom has no layout. */
export function pageOf(heights: Record<string, number>, { end = 100_000 } = {}) {
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
    card.dataset.offer = id
    card.getBoundingClientRect = () => new DOMRect(0, topOf(id), 600, heights[id])
    document.body.append(card)
  }
  return { heights, scroll, topOf, add, y: () => at.y }
}

/** Advances the test's timers by a number of frames. */
export const frames = (count: number) => vi.advanceTimersByTime(count * 16)
