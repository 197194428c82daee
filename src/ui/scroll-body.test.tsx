// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollBody } from './scroll-body.tsx'

let measure: () => void = () => {}

/** jsdom has no layout. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measure = heard
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['is a tab stop if it scrolls without focusable content', 900, 'words', '0'],
  ['is no tab stop if everything is visible', 100, 'words', null],
  [
    'is no tab stop if it contains a control',
    900,
    <button key="a" type="button">
      words
    </button>,
    null,
  ],
])('%s', (_, scrollHeight, content, expected) => {
  render(<ScrollBody className="part">{content}</ScrollBody>)
  const part = screen.getByText('words').closest('.part') ?? document.body
  Object.defineProperty(part, 'clientHeight', { value: 100 })
  Object.defineProperty(part, 'scrollHeight', { value: scrollHeight })
  act(measure)
  expect(part.getAttribute('tabindex')).toBe(expected)
})
