import { describe, expect, it } from 'vitest'
import { type AmendmentEvent, amendmentStates, isUnderWay, nextAmendmentState } from './amendment-states.ts'

const events: AmendmentEvent[] = ['accept', 'begin', 'doubt', 'apply', 'reject', 'fail']

describe('an amendment', () => {
  it('is proposed, accepted, begun and applied', () => {
    expect(nextAmendmentState('proposed', 'accept')).toBe('accepted')
    expect(nextAmendmentState('accepted', 'begin')).toBe('applying')
    expect(nextAmendmentState('applying', 'apply')).toBe('applied')
  })

  it('fails only before its supplier is asked, and is rejected or applied only after', () => {
    expect(amendmentStates.filter((state) => nextAmendmentState(state, 'fail'))).toEqual(['accepted'])
    for (const event of ['apply', 'reject'] as const)
      expect(amendmentStates.filter((state) => nextAmendmentState(state, event))).toEqual([
        'applying',
        'in_doubt',
      ])
  })

  it.each(['applied', 'rejected', 'failed'] as const)('that is %s stays so', (state) => {
    expect(events.filter((event) => nextAmendmentState(state, event) !== null)).toEqual([])
  })

  it('keeps another from its item from the acceptance until the supplier has decided', () => {
    expect(amendmentStates.filter(isUnderWay)).toEqual(['accepted', 'applying', 'in_doubt'])
  })
})
