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
  ['is a stop for the keyboard where it scrolls and holds nothing to focus', 900, 'words', '0'],
  ['is none where all is in view', 100, 'words', null],
  [
    'is none where it holds a control',
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
