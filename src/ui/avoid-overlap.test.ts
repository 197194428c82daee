// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { avoidOverlap } from './avoid-overlap.ts'

/** Top and bottom of the floating element in each place. */
const where: Record<string, [number, number]> = { foot: [700, 800], head: [100, 200], none: [0, 0] }

let floating: HTMLElement
let end = () => {}

function box(element: HTMLElement, edges: () => [number, number]): void {
  element.getBoundingClientRect = () => {
    const [top, bottom] = edges()
    return { left: 0, right: 300, top, bottom } as DOMRect
  }
  element.checkVisibility = () => element.dataset.hidden === undefined
}

/** An element of the page from `top` to `top + 40`. */
function onPage(markup: string, top: number): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup)
  const element = document.body.lastElementChild as HTMLElement
  box(element, () => [top, top + 40])
  return element
}

describe('keepClear', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    floating = document.createElement('div')
    floating.innerHTML = '<button type="button" class="button-primary">Log in</button>'
    document.body.append(floating)
    box(floating, () => where[floating.dataset.place ?? 'foot'] ?? [0, 0])
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it.each([
    ['a primary button', '<button class="button button-primary">Search</button>'],
    ['a button that submits', '<button type="submit">Search</button>'],
    ['a price', '<data data-currency="USD">$10</data>'],
    ['a price of a card', '<bdi class="tabular-nums">$10</bdi>'],
  ])('moves to the next place if the first covers %s', (_, markup) => {
    onPage(markup, 750)
    end = avoidOverlap(floating, ['foot', 'head'])
    expect(floating.dataset.place).toBe('head')
  })

  it('stays over other things, and over hidden ones', () => {
    onPage('<p>Text</p>', 750)
    onPage('<button class="button-outline">More</button>', 750)
    onPage('<data data-currency="USD" data-hidden>$10</data>', 750)
    onPage('<data data-currency="USD">$10</data>', 800)
    end = avoidOverlap(floating, ['foot', 'head'])
    expect(floating.dataset.place).toBe('foot')
  })

  it('hides if every place covers something, and returns after a scroll', () => {
    onPage('<button type="submit">Search</button>', 750)
    const price = onPage('<data data-currency="USD">$10</data>', 150)
    end = avoidOverlap(floating, ['foot', 'head'])
    expect(floating.dataset.place).toBe('none')
    box(price, () => [300, 340])
    dispatchEvent(new Event('scroll'))
    expect(floating.dataset.place).toBe('none')
    vi.advanceTimersByTime(150)
    expect(floating.dataset.place).toBe('head')
  })

  it('notices changes without a scroll, and stops once it is ended', () => {
    end = avoidOverlap(floating, ['foot', 'head'])
    expect(floating.dataset.place).toBe('foot')
    const search = onPage('<button type="submit">Search</button>', 750)
    vi.advanceTimersByTime(500)
    expect(floating.dataset.place).toBe('head')
    end()
    search.remove()
    vi.advanceTimersByTime(5000)
    expect(floating.dataset.place).toBe('head')
  })
})
