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
const failingOn = (published: JsonObject, ...plans: Plan[]) => [...failingPlans(published, plans)]
const failing = (...plans: Plan[]) => failingOn(old, ...plans)
const colored = (primaryColor: string) => ({ agency: { primaryColor } })
const second = { first: 'first', pointers: [color] }

describe('plans for one field', () => {
  it('fail if an earlier one is still in effect, whichever was planned first', () => {
    expect(failing(plan('first', may(1), may(8)), plan('second', may(2), null))).toEqual([['second', second]])
    expect(failing(plan('first', may(2), null), plan('second', may(1), may(3)))).toEqual([
      ['first', { first: 'second', pointers: [color] }],
    ])
  })

  it('succeed if the earlier one is reverted by then, even at the same moment', () => {
    expect(failing(plan('first', may(1), may(2)), plan('second', may(3), null))).toEqual([])
    expect(failing(plan('first', may(1), may(2)), plan('second', may(2), null))).toEqual([])
  })

  it('of the same moment run in the order of planning', () => {
    expect(failing(plan('second', may(1), null), plan('first', may(1), may(8)))).toEqual([['second', second]])
  })

  it('succeed if both set the same value, or the live one was known at planning', () => {
    const same = { changes: [change(color, 'old', 'first')] }
    expect(failing(plan('first', may(1), null), plan('second', may(2), null, same))).toEqual([])
    const known = { changes: [change(color, 'first', 'second')] }
    const first = plan('first', may(1), may(9), live)
    expect(failingOn(colored('first'), first, plan('second', may(2), null, known))).toEqual([])
  })

  it('fail if one changes something around or inside the other’s field, but not next to it', () => {
    const radius = { changes: [change('/agency/theme/radius', 'none', 'large')] }
    const theme = { changes: [change('/agency/theme', { radius: 'none' }, { radius: 'small' })] }
    const beside = { changes: [change('/agency/primaryColor2', 'old', 'new')] }
    expect(failing(plan('first', may(1), null, theme), plan('second', may(2), null, radius))).toEqual([
      ['second', { first: 'first', pointers: ['/agency/theme/radius'] }],
    ])
    expect(failing(plan('first', may(1), null), plan('second', may(2), null, beside))).toEqual([])
  })

  it('that fail do not block a third', () => {
    const third = plan('third', may(3), null, { createdAt: 3 })
    expect(failing(plan('first', may(1), may(2)), plan('second', may(1), null), third)).toEqual([
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

  it('succeed if they change different items, in either order, even with a revert between', () => {
    expect(
      failingOn(published, plan('first', may(1), null, adds), plan('second', may(2), null, edits)),
    ).toEqual([])
    expect(
      failingOn(published, plan('first', may(2), null, adds), plan('second', may(1), null, edits)),
    ).toEqual([])
    expect(
      failingOn(published, plan('first', may(1), may(3), adds), plan('second', may(2), may(4), edits)),
    ).toEqual([])
  })

  it('fail if one removes the item that the other changes', () => {
    const empties = { changes: [change('/posts', [spring], [])] }
    expect(
      failingOn(published, plan('first', may(1), null, empties), plan('second', may(2), null, edits)),
    ).toEqual([['second', { first: 'first', pointers: ['/posts/spring/title'] }]])
  })
})

describe('plan next to a manual publication', () => {
  const shown = plan('first', may(1), may(9), live)
  const replaced = plan('first', may(1), may(9), { undo: [] })

  it('succeeds if it was made on the publication that replaced a live plan’s value', () => {
    const known = { changes: [change(color, 'by hand', 'second')] }
    expect(failingOn(colored('by hand'), replaced, plan('second', may(2), null, known))).toEqual([])
    expect(failingOn(colored('by hand'), replaced, plan('second', may(10), null, known))).toEqual([])
  })

  it('fails alone if the publication outdated it, and blocks no other', () => {
    const known = { changes: [change(color, 'by hand', 'second')] }
    expect(
      failingOn(colored('by hand'), plan('first', may(1), null), plan('second', may(2), null, known)),
    ).toEqual([['first', { first: null, pointers: [color] }]])
  })

  it('fails alone if its base is reverted first', () => {
    const known = { changes: [change(color, 'first', 'second')] }
    expect(failingOn(colored('first'), shown, plan('second', may(10), null, known))).toEqual([
      ['second', { first: null, pointers: [color] }],
    ])
  })

  it('is not reverted with a live plan that set the same value', () => {
    const known = { changes: [change(color, 'first', 'second')] }
    expect(failingOn(colored('first'), replaced, plan('second', may(10), null, known))).toEqual([])
  })
})
