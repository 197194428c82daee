// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { card } from './testing-offer.ts'
import { useSteadyOrder } from './use-steady-order.ts'

const offers = (ids: string) => [...ids].map((id) => card(id))
const scrollTo = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
afterEach(() => scrollTo(0))

function list() {
  const first = { sorted: offers('bd'), isDone: false, name: 'search' }
  const { result, rerender } = renderHook(({ sorted, ...growing }) => useSteadyOrder(sorted, growing), {
    initialProps: first,
  })
  const seen = () => [result.current.hotels.map(({ hotelId }) => hotelId).join(''), result.current.late]
  return { seen, rerender, sortAgain: () => act(() => result.current.sortAgain()) }
}

describe('a list of hotels that grows', () => {
  it('gets what comes below what is there, and is sorted at its end where nobody reads it', () => {
    const { seen, rerender } = list()
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search' })
    expect(seen()).toEqual(['bdac', 0])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['abcd', 0])
  })

  it('stays as it is for who reads it, until they ask for their order', () => {
    const { seen, rerender, sortAgain } = list()
    scrollTo(900)
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', 2])
    sortAgain()
    expect(seen()).toEqual(['abcd', 0])
  })

  it('begins anew with another order', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('dcba'), isDone: true, name: 'another' })
    expect(seen()).toEqual(['dcba', 0])
  })
})
