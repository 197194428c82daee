import { describe, expect, it } from 'vitest'
import { activeItems, isAhead, isEnded } from './active-items.ts'

describe('activeItems', () => {
  it('leaves out cancelled, refused and released items next to others', () => {
    const states = ['cancelled', 'confirmed', 'rejected', 'pending', 'released', 'expired'] as const
    const items = states.map((state) => ({ state }))
    expect(activeItems(items)).toEqual([{ state: 'confirmed' }, { state: 'pending' }])
  })

  it('returns all items if each has ended, and those of a quote', () => {
    const over = [{ state: 'cancelled' as const }, { state: 'rejected' as const }]
    expect(activeItems(over)).toEqual(over)
    expect(activeItems([{}, {}])).toEqual([{}, {}])
  })
})

it('neither a cancelled nor a completed item is ahead; only the cancelled one has ended', () => {
  expect([isAhead('cancelled'), isAhead('completed'), isAhead('pending')]).toEqual([false, false, true])
  expect([isEnded('cancelled'), isEnded('completed'), isEnded('pending')]).toEqual([true, false, false])
})
