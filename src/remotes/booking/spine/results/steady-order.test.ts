// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { steadyOrder, useSteadyOrder } from './steady-order.ts'

const idOf = (id: string) => id
const offers = (ids: string) => [...ids]
const scrollTo = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
afterEach(() => scrollTo(0))

const begun = { sorted: offers('bd'), isDone: false, name: 'search' }

function list(first: Parameters<typeof useSteadyOrder>[2] & { sorted: string[] } = begun) {
  const { result, rerender } = renderHook(({ sorted, ...growing }) => useSteadyOrder(sorted, idOf, growing), {
    initialProps: first,
  })
  const seen = () => [result.current.offers.join(''), result.current.isOutOfOrder]
  return { seen, rerender, sortAgain: () => act(() => result.current.sortAgain()) }
}

describe('a growing list of results', () => {
  it('appends arriving offers, and sorts at the end if the visitor has not scrolled', () => {
    const { seen, rerender } = list()
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search' })
    expect(seen()).toEqual(['bdac', false])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['abcd', false])
  })

  it('keeps its order while the visitor reads, until they ask to sort', () => {
    const { seen, rerender, sortAgain } = list()
    scrollTo(900)
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', true])
    sortAgain()
    expect(seen()).toEqual(['abcd', false])
  })

  it('keeps reporting that it is out of order, across renders and batches', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('abd'), isDone: false, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', true])
  })

  it('restores the order that the visitor left, until they ask to sort', () => {
    const whole = { sorted: offers('abcd'), isDone: true, name: 'search', previousOrder: [...'dxbc'] }
    const { seen, rerender, sortAgain } = list(whole)
    expect(seen()).toEqual(['dbca', true])
    rerender(whole)
    expect(seen()).toEqual(['dbca', true])
    sortAgain()
    expect(seen()).toEqual(['abcd', false])
  })

  it('puts offers back in their previous places, whichever batch comes first', () => {
    const { seen, rerender } = list({
      sorted: offers('ac'),
      isDone: false,
      name: 'search',
      previousOrder: [...'dbc'],
    })
    expect(seen()).toEqual(['ca', false])
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search', previousOrder: [...'dbc'] })
    expect(seen()).toEqual(['dbca', false])
  })

  it('starts again for another sort order, also after a return', () => {
    const { seen, rerender } = list({
      sorted: offers('abcd'),
      isDone: true,
      name: 'search',
      previousOrder: [...'dcba'],
    })
    expect(seen()).toEqual(['dcba', true])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'another', previousOrder: [...'dcba'] })
    expect(seen()).toEqual(['abcd', false])
  })

  it('starts again for another sort order', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('dcba'), isDone: true, name: 'another' })
    expect(seen()).toEqual(['dcba', false])
  })
})

const of = (sorted: string[], shown: string[]) => {
  const { offers: listed, isInOrder } = steadyOrder(sorted, shown, idOf)
  return [listed.join(''), isInOrder]
}

describe('order of a growing list', () => {
  it('keeps shown offers in place, and reports whether that matches the sort order', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd'])).toEqual(['bdac', false])
    expect(of(['a', 'b', 'c'], ['a', 'b'])).toEqual(['abc', true])
  })

  it('is the sort order if nothing was shown or nothing arrived', () => {
    expect(of(['a', 'b'], [])).toEqual(['ab', true])
    expect(of(['a', 'b'], ['a', 'b'])).toEqual(['ab', true])
  })

  it('is not the sort order just because nothing new arrived', () => {
    expect(of(['a', 'b', 'c', 'd'], ['b', 'd', 'a', 'c'])).toEqual(['bdac', false])
  })

  it('drops offers that no longer exist', () => {
    expect(of(['a', 'c'], ['a', 'x', 'c'])).toEqual(['ac', true])
    expect(of(['a', 'c'], ['c', 'x', 'a'])).toEqual(['ca', false])
  })
})
