// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTypedValue } from './use-typed-value.ts'

const words: Readonly<Record<string, string>> = { four: '4', fourteen: '14' }

/** A field of numbers in words, whose value is set from outside. */
function typing() {
  const onChange = vi.fn()
  const area = { current: null }
  const read = (typed: string) => words[typed] ?? null
  const shown = renderHook(({ value }) => useTypedValue({ area, value, read, onChange }), {
    initialProps: { value: '' },
  })
  return {
    type: (typed: string) => act(() => shown.result.current.type(typed)),
    take: (value: string) => shown.rerender({ value }),
    text: () => shown.result.current.text,
  }
}

it('forgets the typed text once the value changes, even if it changes back', () => {
  const { type, take, text } = typing()
  type('four')
  take('4')
  expect(text()).toBe('four')
  take('5')
  expect(text()).toBeNull()
  take('4')
  expect(text()).toBeNull()
})

it('keeps the typed text while the value follows one step behind', () => {
  const { type, take, text } = typing()
  type('four')
  type('fourteen')
  take('4')
  take('14')
  expect(text()).toBe('fourteen')
})
