// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSavingsTiming } from './savings.tsx'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const moment = () => renderHook(() => useSavingsTiming(false)).result

/** Places the deals' upper edge at this distance from the top of the screen. */
function dealsAt(top: number): void {
  document.body.innerHTML = '<section id="exclusive-deals"></section>'
  const deals = document.getElementById('exclusive-deals') as HTMLElement
  deals.getBoundingClientRect = () => ({ top }) as DOMRect
}

describe('timing of the savings popup', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    dealsAt(innerHeight)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  // §4.23, §9.16
  it('appears after 5000 ms on the home path, and not before', () => {
    const isShown = moment()
    pass(4999)
    expect(isShown.current).toBe(false)
    pass(1)
    expect(isShown.current).toBe(true)
  })

  // §4.23
  it('appears when the deals scroll past the middle of the screen, and not before', () => {
    const isShown = moment()
    dealsAt(innerHeight / 2 + 1)
    fireEvent.scroll(window)
    expect(isShown.current).toBe(false)
    dealsAt(innerHeight / 2)
    expect(isShown.current).toBe(false)
    fireEvent.scroll(window)
    expect(isShown.current).toBe(true)
  })

  it.each([
    ['an open dialog', '<dialog open></dialog>'],
    ['an open menu of the header', '<header><button aria-expanded="true"></button></header>'],
    ['the cookie question', '<div role="dialog"></div>'],
  ])('waits while there is %s, and appears one to one and a half seconds later', (_, markup) => {
    const isShown = moment()
    document.body.innerHTML = markup
    pass(9000)
    expect(isShown.current).toBe(false)
    document.body.replaceChildren()
    pass(1000)
    expect(isShown.current).toBe(false)
    pass(1000)
    expect(isShown.current).toBe(true)
  })

  it('also waits a second after the cookie banner is answered if it was not due before', () => {
    const isShown = moment()
    document.body.innerHTML = '<div role="dialog"></div>'
    pass(4900)
    document.body.replaceChildren()
    pass(1000)
    expect(isShown.current).toBe(false)
    pass(1000)
    expect(isShown.current).toBe(true)
  })

  it('counts scrolling while the cookie banner is open', () => {
    const isShown = moment()
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
    const deals = document.getElementById('exclusive-deals') as HTMLElement
    deals.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
    fireEvent.scroll(window)
    pass(2000)
    expect(isShown.current).toBe(false)
    document.querySelector('[role=dialog]')?.remove()
    pass(2000)
    expect(isShown.current).toBe(true)
  })

  it('waits until it is known whether the cookie banner appears', () => {
    const { result, rerender } = renderHook((isHeld: boolean) => useSavingsTiming(isHeld), {
      initialProps: true,
    })
    pass(9000)
    expect(result.current).toBe(false)
    rerender(false)
    expect(result.current).toBe(true)
  })

  it('waits while the visitor types', () => {
    const isShown = moment()
    document.body.innerHTML = '<input>'
    const field = document.querySelector('input') as HTMLInputElement
    field.focus()
    pass(9000)
    expect(isShown.current).toBe(false)
    field.blur()
    pass(2000)
    expect(isShown.current).toBe(true)
  })

  it('waits while offline and in a hidden tab', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const isShown = moment()
    pass(9000)
    onLine.mockReturnValue(true)
    pass(2000)
    expect(isShown.current).toBe(false)
    hidden.mockReturnValue(false)
    pass(2000)
    expect(isShown.current).toBe(true)
  })

  it('is cancelled when the home path is left', () => {
    const { result, unmount } = renderHook(() => useSavingsTiming(false))
    unmount()
    pass(9000)
    expect(result.current).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
