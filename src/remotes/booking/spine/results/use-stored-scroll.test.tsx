// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../tab-storage.ts'
import { readListPosition, storeListPosition } from './hold-scroll-position.ts'
import { frames, pageOf } from './testing-cards.ts'
import { useStoredPosition, useStoredScroll } from './use-stored-scroll.ts'

const entry = 'default?start=2026-05-08'
const loadedAt = 1_700_000_000_000
const place = { id: 'c', top: -125, order: ['a', 'b', 'c'], loadedAt }
const cards = ['a', 'b', 'c', 'd']

const At = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <MemoryRouter initialEntries={[{ search: '?start=2026-05-08', key: 'default' }]}>{children}</MemoryRouter>
  </StrictMode>
)

/** A list opened at that history entry. */
function list(isWhole: boolean) {
  return renderHook(
    (props) => {
      const left = useStoredPosition()
      useStoredScroll(left, props.isWhole)
      return left
    },
    { wrapper: At, initialProps: { isWhole } },
  )
}

function loadedBy(type: NavigationTimingType) {
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    timeOrigin: loadedAt,
    getEntriesByType: () => [{ type }],
  })
}

function cardsOf() {
  const page = pageOf({ a: 433, b: 433, c: 433, d: 433 })
  for (const id of cards) page.add(id)
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
  loadedBy('navigate')
})
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('list on return', () => {
  it('is held at its previous position, also if React mounts twice', () => {
    storeListPosition(tabStorage, entry, place)
    const page = cardsOf()
    list(false)
    expect(page.topOf('c')).toBe(-125)
    page.heights.a = 600
    act(() => void frames(3))
    expect(page.topOf('c')).toBe(-125)
  })

  it('is held even while it has no hotels', () => {
    storeListPosition(tabStorage, entry, place)
    const page = cardsOf()
    const { rerender } = list(false)
    document.body.replaceChildren()
    page.scroll(0)
    rerender({ isWhole: false })
    act(() => void frames(100))
    for (const id of cards) page.add(id)
    rerender({ isWhole: true })
    act(() => void frames(3))
    expect(page.topOf('c')).toBe(-125)
  })

  it('stops being held when the visitor scrolls, and stores the new position', () => {
    storeListPosition(tabStorage, entry, place)
    const page = cardsOf()
    list(false)
    act(() => void dispatchEvent(new Event('wheel')))
    page.scroll(20)
    act(() => {
      dispatchEvent(new Event('scroll'))
      frames(30)
    })
    expect(page.y()).toBe(20)
    expect(readListPosition(tabStorage, entry)).toMatchObject({ id: 'a', top: -20, order: cards })
  })
})

describe('list after a page load', () => {
  it.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ] as const)('restores its position only on a return: %s', (type, isBack) => {
    storeListPosition(tabStorage, entry, { ...place, loadedAt: loadedAt - 60_000 })
    loadedBy(type)
    const page = cardsOf()
    const { result } = list(true)
    expect(result.current !== null).toBe(isBack)
    expect(page.y()).toBe(isBack ? 991 : 0)
  })
})
