// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLoadTurns } from './rehearsal.tsx'

describe('cells that may load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const ids = ['1', '2', '3', '4', '5']
  const wall = () => {
    const { result } = renderHook(() => useLoadTurns(ids))
    return {
      see: (...some: string[]) =>
        act(() => {
          for (const id of some) result.current.see(id, true)
        }),
      leave: (id: string) => act(() => result.current.see(id, false)),
      finish: (id: string) => act(() => result.current.finish(id)),
      begun: () => [...result.current.begun],
    }
  }

  it('are none before any is in view', () => {
    expect(wall().begun()).toEqual([])
  })

  it('are two at a time, in order, and the next when one has loaded', () => {
    const { see, finish, begun } = wall()
    see('4', '3', '2', '1')
    expect(begun()).toEqual(['1', '2'])
    finish('2')
    expect(begun()).toEqual(['1', '2', '3'])
    finish('1')
    finish('3')
    expect(begun()).toEqual(['1', '2', '3', '4'])
  })

  it('exclude cells that left the view before their turn', () => {
    const { see, leave, finish, begun } = wall()
    see('1', '2', '3', '4')
    leave('3')
    finish('1')
    expect(begun()).toEqual(['1', '2', '4'])
    finish('2')
    see('3')
    expect(begun()).toEqual(['1', '2', '4', '3'])
  })

  it('include the next one after a timeout', () => {
    const { see, begun } = wall()
    see(...ids)
    act(() => void vi.advanceTimersByTime(8000))
    expect(begun()).toEqual(['1', '2', '3', '4'])
  })
})
