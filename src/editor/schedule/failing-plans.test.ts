import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { failingPlans, type Plan } from './failing-plans.ts'

const color = '/agency/primaryColor'
const may = (day: number) => Date.UTC(2027, 4, day)

/** Green, planned first, unless told otherwise. */
const plan = (id: string, startsAt: number, endsAt: number | null, more: Partial<Plan> = {}): Plan => ({
  ...{ id, startsAt, endsAt, isLive: false, createdAt: id === 'first' ? 1 : 2 },
  changes: [change(color, 'old', id)],
  ...more,
})
const told = (...plans: Plan[]) => [...failingPlans(plans)]
const second = { first: 'first', pointers: [color] }

describe('plans for one field', () => {
  it('fail where another is there first and is not taken back by then, whichever was planned first', () => {
    expect(told(plan('first', may(1), may(8)), plan('second', may(2), null))).toEqual([['second', second]])
    expect(told(plan('first', may(2), null), plan('second', may(1), may(3)))).toEqual([
      ['first', { first: 'second', pointers: [color] }],
    ])
  })

  it('come where the one before is taken back by then, also at that very moment', () => {
    expect(told(plan('first', may(1), may(2)), plan('second', may(3), null))).toEqual([])
    expect(told(plan('first', may(1), may(2)), plan('second', may(2), null))).toEqual([])
  })

  it('of the same moment come in the order in which they were planned', () => {
    expect(told(plan('second', may(1), null), plan('first', may(1), may(8)))).toEqual([['second', second]])
  })

  it('come where both set the same, or where what is live was known when it was planned', () => {
    const same = { changes: [change(color, 'old', 'first')] }
    expect(told(plan('first', may(1), null), plan('second', may(2), null, same))).toEqual([])
    const known = { changes: [change(color, 'first', 'second')] }
    expect(
      told(plan('first', may(1), may(9), { isLive: true }), plan('second', may(2), null, known)),
    ).toEqual([])
  })

  it('fail where one changes what is around or inside a field of the other, and not beside it', () => {
    const radius = { changes: [change('/agency/theme/radius', 'none', 'large')] }
    const theme = { changes: [change('/agency/theme', {}, { radius: 'small' })] }
    const beside = { changes: [change('/agency/primaryColor2', 'old', 'new')] }
    expect(told(plan('first', may(1), null, theme), plan('second', may(2), null, radius))).toEqual([
      ['second', { first: 'first', pointers: ['/agency/theme/radius'] }],
    ])
    expect(told(plan('first', may(1), null), plan('second', may(2), null, beside))).toEqual([])
  })

  it('that fail keep no third from coming', () => {
    const third = plan('third', may(3), null, { createdAt: 3 })
    expect(told(plan('first', may(1), may(2)), plan('second', may(1), null), third)).toEqual([
      ['second', second],
    ])
  })
})
