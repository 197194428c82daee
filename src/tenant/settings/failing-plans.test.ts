import { describe, expect, it } from 'vitest'
import { change } from './change.ts'
import { failingPlans, type Plan } from './failing-plans.ts'
import type { JsonObject } from './json.ts'

const color = '/agency/primaryColor'
const may = (day: number) => Date.UTC(2027, 4, day)

/** A green colour, planned first, unless overridden. */
const plan = (id: string, startsAt: number, endsAt: number | null, more: Partial<Plan> = {}): Plan => ({
  id,
  startsAt,
  endsAt,
  createdAt: id === 'first' ? 1 : 2,
  changes: [change(color, 'old', id)],
  ...more,
})
/** It set what visitors see now. */
const live = { undo: [change(color, 'first', 'old')] }
const old = { agency: { primaryColor: 'old', primaryColor2: 'old', theme: { radius: 'none' } } }
const toldOn = (published: JsonObject, ...plans: Plan[]) => [...failingPlans(published, plans)]
const told = (...plans: Plan[]) => toldOn(old, ...plans)
const colored = (primaryColor: string) => ({ agency: { primaryColor } })
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
    const first = plan('first', may(1), may(9), live)
    expect(toldOn(colored('first'), first, plan('second', may(2), null, known))).toEqual([])
  })

  it('fail where one changes what is around or inside a field of the other, and not beside it', () => {
    const radius = { changes: [change('/agency/theme/radius', 'none', 'large')] }
    const theme = { changes: [change('/agency/theme', { radius: 'none' }, { radius: 'small' })] }
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

describe('plans for one list', () => {
  const [spring, autumn] = [
    { slug: 'spring', title: 'Spring' },
    { slug: 'autumn', title: 'Autumn' },
  ]
  const published = { posts: [spring] }
  const adds = { changes: [change('/posts', [spring], [spring, autumn])] }
  const edits = { changes: [change('/posts/spring/title', 'Spring', 'In spring')] }

  it('come where one adds a thing and another changes another, in either order, and where the first is taken back between', () => {
    expect(toldOn(published, plan('first', may(1), null, adds), plan('second', may(2), null, edits))).toEqual(
      [],
    )
    expect(toldOn(published, plan('first', may(2), null, adds), plan('second', may(1), null, edits))).toEqual(
      [],
    )
    expect(
      toldOn(published, plan('first', may(1), may(3), adds), plan('second', may(2), may(4), edits)),
    ).toEqual([])
  })

  it('fail where one takes away the thing that another changes', () => {
    const empties = { changes: [change('/posts', [spring], [])] }
    expect(
      toldOn(published, plan('first', may(1), null, empties), plan('second', may(2), null, edits)),
    ).toEqual([['second', { first: 'first', pointers: ['/posts/spring/title'] }]])
  })
})

describe('a plan beside what is published by hand', () => {
  const shown = plan('first', may(1), may(9), live)
  const replaced = plan('first', may(1), may(9), { undo: [] })

  it('comes where that took the place of what a live plan set, and was known', () => {
    const known = { changes: [change(color, 'by hand', 'second')] }
    expect(toldOn(colored('by hand'), replaced, plan('second', may(2), null, known))).toEqual([])
    expect(toldOn(colored('by hand'), replaced, plan('second', may(10), null, known))).toEqual([])
  })

  it('fails by itself where that outdated it, and keeps no other from coming', () => {
    const known = { changes: [change(color, 'by hand', 'second')] }
    expect(
      toldOn(colored('by hand'), plan('first', may(1), null), plan('second', may(2), null, known)),
    ).toEqual([['first', { first: null, pointers: [color] }]])
  })

  it('fails by itself where what it was made on is taken back before', () => {
    const known = { changes: [change(color, 'first', 'second')] }
    expect(toldOn(colored('first'), shown, plan('second', may(10), null, known))).toEqual([
      ['second', { first: null, pointers: [color] }],
    ])
  })

  it('is not taken back with a live plan that set the same value', () => {
    const known = { changes: [change(color, 'first', 'second')] }
    expect(toldOn(colored('first'), replaced, plan('second', may(10), null, known))).toEqual([])
  })
})
