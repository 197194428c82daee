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
  const seen = () => [
    result.current.hotels.map(({ hotelId }) => hotelId).join(''),
    result.current.isOutOfOrder,
  ]
  return { seen, rerender, sortAgain: () => act(() => result.current.sortAgain()) }
}

describe('a list of hotels that grows', () => {
  it('gets what comes below what is there, and is sorted at its end where nobody reads it', () => {
    const { seen, rerender } = list()
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search' })
    expect(seen()).toEqual(['bdac', false])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['abcd', false])
  })

  it('stays as it is for who reads it, until they ask for their order', () => {
    const { seen, rerender, sortAgain } = list()
    scrollTo(900)
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', true])
    sortAgain()
    expect(seen()).toEqual(['abcd', false])
  })

  it('goes on saying that it is out of order, whatever else is drawn anew and in however many parts they came', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('abd'), isDone: false, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    rerender({ sorted: offers('abcd'), isDone: true, name: 'search' })
    expect(seen()).toEqual(['bdac', true])
  })

  it('is as it was left for who comes back to it, though it is whole and at its top, until they ask for their order', () => {
    const whole = { sorted: offers('abcd'), isDone: true, name: 'search', left: [...'dxbc'] }
    const { seen, rerender, sortAgain } = list(whole)
    expect(seen()).toEqual(['dbca', true])
    rerender(whole)
    expect(seen()).toEqual(['dbca', true])
    sortAgain()
    expect(seen()).toEqual(['abcd', false])
  })

  it('has what comes anew in parts where it was left, whichever comes first', () => {
    const { seen, rerender } = list({ sorted: offers('ac'), isDone: false, name: 'search', left: [...'dbc'] })
    expect(seen()).toEqual(['ca', false])
    rerender({ sorted: offers('abcd'), isDone: false, name: 'search', left: [...'dbc'] })
    expect(seen()).toEqual(['dbca', false])
  })

  it('begins anew with another order, also for who came back', () => {
    const { seen, rerender } = list({
      sorted: offers('abcd'),
      isDone: true,
      name: 'search',
      left: [...'dcba'],
    })
    expect(seen()).toEqual(['dcba', true])
    rerender({ sorted: offers('abcd'), isDone: true, name: 'another', left: [...'dcba'] })
    expect(seen()).toEqual(['abcd', false])
  })

  it('begins anew with another order', () => {
    const { seen, rerender } = list()
    scrollTo(900)
    rerender({ sorted: offers('dcba'), isDone: true, name: 'another' })
    expect(seen()).toEqual(['dcba', false])
  })
})
