// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { card } from './testing-offer.ts'
import { useSteadyOrder } from './use-steady-order.ts'

const offers = (ids: string) => [...ids].map((id) => card(id))
const scrollTo = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
afterEach(() => scrollTo(0))

const begun = { sorted: offers('bd'), isDone: false, name: 'search' }

function list(first: Parameters<typeof useSteadyOrder>[1] & { sorted: ReturnType<typeof offers> } = begun) {
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

  it('goes on saying how many belong further up, whatever else is drawn anew and in however many parts they came', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('abd'), isDone: false, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', 2])
  })

  it('is as it was left for who comes back to it, though it is whole and at its top, until they ask for their order', () => {
    const whole = { sorted: offers('abcd'), isDone: true, name: 'search', left: [...'dxbc'] }
    const { seen, rerender, sortAgain } = list(whole)
    expect(seen()).toEqual(['dbca', 3])
    rerender(whole)
    expect(seen()).toEqual(['dbca', 3])
    sortAgain()
    expect(seen()).toEqual(['abcd', 0])
  })

  it('has what comes anew in parts where it was left, whichever comes first', () => {
    const { seen, rerender } = list({ sorted: offers('ac'), isDone: false, name: 'search', left: [...'dbc'] })
    expect(seen()).toEqual(['ca', 0])
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search', left: [...'dbc'] })
    expect(seen()).toEqual(['dbca', 0])
  })

  it('begins anew with another order, also for who came back', () => {
    const { seen, rerender } = list({
      sorted: offers('abcd'),
      isDone: true,
      name: 'search',
      left: [...'dcba'],
    })
    expect(seen()).toEqual(['dcba', 3])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'another', left: [...'dcba'] })
    expect(seen()).toEqual(['abcd', 0])
  })

  it('begins anew with another order', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('dcba'), isDone: true, name: 'another' })
    expect(seen()).toEqual(['dcba', 0])
  })
})
