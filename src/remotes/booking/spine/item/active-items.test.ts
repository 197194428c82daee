import { describe, expect, it } from 'vitest'
import { activeItems, isAhead, isEnded } from './active-items.ts'

describe('activeItems', () => {
  it('leaves out what was cancelled, refused or given up next to others', () => {
    const states = ['cancelled', 'confirmed', 'rejected', 'pending', 'released', 'expired'] as const
    const items = states.map((state) => ({ state }))
    expect(activeItems(items)).toEqual([{ state: 'confirmed' }, { state: 'pending' }])
  })

  it('gives all items where each ended, and those of a quote', () => {
    const over = [{ state: 'cancelled' as const }, { state: 'rejected' as const }]
    expect(activeItems(over)).toEqual(over)
    expect(activeItems([{}, {}])).toEqual([{}, {}])
  })
})

it('nothing of a cancelled or a completed item is still ahead, and only the first has ended', () => {
  expect([isAhead('cancelled'), isAhead('completed'), isAhead('pending')]).toEqual([false, false, true])
  expect([isEnded('cancelled'), isEnded('completed'), isEnded('pending')]).toEqual([true, false, false])
})
