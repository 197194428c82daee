import { describe, expect, it } from 'vitest'
import { type AmendmentEvent, amendmentStates, isUnderWay, nextAmendmentState } from './amendment-states.ts'

const events: AmendmentEvent[] = ['accept', 'begin', 'doubt', 'apply', 'reject', 'fail']

describe('amendment states', () => {
  it('pass from proposed to accepted, begun and applied', () => {
    expect(nextAmendmentState('proposed', 'accept')).toBe('accepted')
    expect(nextAmendmentState('accepted', 'begin')).toBe('applying')
    expect(nextAmendmentState('applying', 'apply')).toBe('applied')
  })

  it('fail only before the supplier is called, and are rejected or applied only afterwards', () => {
    expect(amendmentStates.filter((state) => nextAmendmentState(state, 'fail'))).toEqual(['accepted'])
    for (const event of ['apply', 'reject'] as const)
      expect(amendmentStates.filter((state) => nextAmendmentState(state, event))).toEqual([
        'applying',
        'in_doubt',
      ])
  })

  it.each(['applied', 'rejected', 'failed'] as const)('never leave %s', (state) => {
    expect(events.filter((event) => nextAmendmentState(state, event) !== null)).toEqual([])
  })

  it('block another change of the item from acceptance until the supplier has decided', () => {
    expect(amendmentStates.filter(isUnderWay)).toEqual(['accepted', 'applying', 'in_doubt'])
  })
})
