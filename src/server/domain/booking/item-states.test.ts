import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemEvent, type ItemState, itemEvents, itemStates, nextItemState } from './item-states.ts'

/** Every legal step, written down separately from the table in the code. */
const legal: [ItemState, ItemEvent, ItemState][] = [
  ['on_hold', 'wait', 'in_doubt'],
  ['on_hold', 'extend', 'on_hold'],
  ['on_hold', 'expire', 'expired'],
  ['on_hold', 'release', 'released'],
  ['in_doubt', 'pend', 'pending'],
  ['in_doubt', 'confirm', 'confirmed'],
  ['in_doubt', 'reject', 'rejected'],
  ['pending', 'confirm', 'confirmed'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'answer', 'pending'],
  ['rejected', 'leave_out', 'rejected'],
  ['confirmed', 'request_cancellation', 'cancellation_requested'],
  ['confirmed', 'complete', 'completed'],
  ['confirmed', 'amend', 'confirmed'],
  ['confirmed', 'refuse_amendment', 'confirmed'],
  ['confirmed', 'supplier_change', 'confirmed'],
  ['confirmed', 'accept_change', 'confirmed'],
  ['confirmed', 'answer', 'confirmed'],
  ['cancellation_requested', 'cancel', 'cancelled'],
  ['cancellation_requested', 'refuse_cancellation', 'confirmed'],
]
const every = itemStates.flatMap((state) => itemEvents.map((event) => [state, event] as const))

const isOver = (state: ItemState) =>
  itemEvents.every((event) => [null, state].includes(nextItemState(state, event)))

describe('an item of a booking', () => {
  it.each(legal)('that is %s may %s and is then %s', (state, event, then) => {
    expect(nextItemState(state, event)).toBe(then)
  })

  it('refuses everything else', () => {
    const isLegal = (state: ItemState, event: ItemEvent) =>
      legal.some(([from, what]) => from === state && what === event)
    const refused = every.filter(([state, event]) => !isLegal(state, event))
    expect(refused).toHaveLength(every.length - legal.length)
    for (const [state, event] of refused)
      expect([state, event, nextItemState(state, event)]).toEqual([state, event, null])
  })

  it('is final if no step can follow', () => {
    expect(itemStates.filter(isOver)).toEqual(['rejected', 'expired', 'released', 'cancelled', 'completed'])
  })

  it('takes only legal steps, for any events in any order', () => {
    const events = fc.array(fc.constantFrom(...itemEvents), { maxLength: 40 })
    fc.assert(
      fc.property(events, (sequence) => {
        let state: ItemState = 'on_hold'
        const been: ItemState[] = [state]
        for (const event of sequence) {
          const wasOver = isOver(state)
          const next = nextItemState(state, event)
          if (next === null) continue
          expect(wasOver && next !== state).toBe(false)
          expect(legal).toContainEqual([state, event, next])
          state = next
          been.push(state)
        }
        // Nothing is held again after it ended, and nothing is cancelled that was never confirmed.
        const held = been.lastIndexOf('on_hold')
        expect(been.slice(0, held).every((one) => one === 'on_hold')).toBe(true)
        expect(been.includes('cancelled') && !been.includes('confirmed')).toBe(false)
      }),
    )
  })

  it('can reach a final state from every state', () => {
    const reached = (state: ItemState, seen: ReadonlySet<ItemState>): boolean =>
      isOver(state) ||
      itemEvents.some((event) => {
        const next = nextItemState(state, event)
        return next !== null && !seen.has(next) && reached(next, new Set([...seen, next]))
      })
    for (const state of itemStates) expect([state, reached(state, new Set([state]))]).toEqual([state, true])
  })
})
