// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StickyAside } from './sticky-aside.tsx'

afterEach(() => vi.unstubAllGlobals())

it('measures itself, so that its end is the lowest that it sticks', () => {
  const observed: Element[] = []
  let measure = () => undefined as unknown
  class Observer {
    constructor(callback: () => void) {
      measure = callback
    }
    observe(element: Element) {
      observed.push(element)
    }
    disconnect() {
      observed.pop()
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const { unmount } = render(
    <StickyAside>
      <p>Total</p>
    </StickyAside>,
  )
  const aside = screen.getByText('Total').parentElement as HTMLElement
  expect(observed).toEqual([aside])
  Object.defineProperty(aside, 'offsetHeight', { value: 1200 })
  measure()
  expect(aside.style.getPropertyValue('--own-height')).toBe('1200px')
  unmount()
  expect(observed).toEqual([])
})

it('renders its content without a way to measure it', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  render(<StickyAside className="grid">Total</StickyAside>)
  expect(screen.getByText('Total')).toHaveClass('grid', 'sticky-aside')
})
