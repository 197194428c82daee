import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import {
  accepted,
  type Confirmed,
  decided,
  documentOf,
  edited,
  failed,
  overtaken,
  refused,
  type Saving,
  saved,
  sending,
} from './autosave.ts'
import { resumed, unsaved } from './stored-work.ts'

const city = '/agency/city'
const state = '/agency/state'
const draft = (
  revision: number,
  agency: Record<string, string> = { city: 'Porto', state: '' },
): Confirmed => ({
  revision,
  settings: { agency },
})
const to = (pointer: string, before: string, after: string) => change(pointer, before, after)
const cityOf = (saving: Saving) => valueAt(documentOf(saving), city)

describe('written changes', () => {
  it('refused after the draft was reloaded do not silently replace others’ values', () => {
    const stored = { sent: [to(state, '', 'x'.repeat(9))], call: { gesture: 'g', from: 5, isLost: true } }
    const before = { ...stored, changes: [to(city, 'Porto', 'Faro')], refused: [], conflicts: [] }
    const back = sending(resumed(draft(12, { city: 'Braga', state: '' }), before))
    const left = refused(back, [], 'too large')
    expect(left.conflicts).toMatchObject([{ pointer: city, mine: 'Faro', theirs: 'Braga' }])
    expect(left.waiting).toEqual([])
  })

  it('refused inside a list name the item, by its name if it has one', () => {
    const settings = { posts: [{ slug: 'faro', title: 'Faro' }], navigation: [{ label: 'Home', path: '/' }] }
    const begun = saved({ revision: 1, settings })
    const title = change('/posts/faro/title', 'Faro', '')
    const menu = change('/navigation', settings.navigation, [{ label: '', path: '/' }])
    const faults = [
      { field: 'posts[0].title', reason: 'must not be empty' },
      { field: 'navigation[0].label', reason: 'must not be empty' },
    ]
    const held = refused(sending(edited(begun, [title, menu])), faults)
    expect(held.refused.map(({ at }) => at)).toEqual([undefined, '/navigation/0/label'])
    const whole = change('/posts', settings.posts, [{ slug: 'faro', title: '' }])
    const list = refused(sending(edited(begun, [whole])), faults.slice(0, 1))
    expect(list.refused.map(({ at }) => at)).toEqual(['/posts/faro/title'])
  })

  it('refused inside a list refer to its state when sent, whatever was removed since', () => {
    const posts = [
      { slug: 'lagos', title: 'Lagos' },
      { slug: 'faro', title: 'Faro' },
    ]
    const begun = saved({ revision: 1, settings: { posts, agency: { city: 'Porto' } } })
    const title = change('/posts/faro/title', 'Faro', '')
    const sent = sending(edited(begun, [title, to(city, 'Porto', 'Beja')]))
    const removed = edited(sent, [change('/posts/lagos', posts[0], undefined)])
    expect(valueAt(documentOf(removed), '/posts')).toEqual([{ slug: 'faro', title: '' }])
    const held = refused(removed, [{ field: 'posts[1].title', reason: 'must not be empty' }])
    expect(held.refused).toEqual([{ change: title, reason: 'must not be empty' }])
    expect(held.waiting.map(({ pointer }) => pointer)).toEqual([city, '/posts/lagos'])
  })

  it('apply at once, are sent, and belong to the server after its answer', () => {
    const written = edited(saved(draft(1)), [to(city, 'Porto', 'Faro')])
    expect(cityOf(written)).toBe('Faro')
    const on = sending(written)
    expect(on.sent).toEqual([to(city, 'Porto', 'Faro')])
    const there = accepted(on, 2, on.sent)
    expect(there).toEqual(saved(draft(2, { city: 'Faro', state: '' })))
  })

  it('have the server’s normalised form, unless they changed meanwhile', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', ' FARO ')]))
    expect(cityOf(accepted(on, 2, [to(city, 'Porto', 'Faro')]))).toBe('Faro')
    const more = edited(on, [to(city, ' FARO ', ' FARO 2')])
    const after = accepted(more, 2, [to(city, 'Porto', 'Faro')])
    expect(cityOf(after)).toBe(' FARO 2')
    expect(after.waiting).toEqual([to(city, 'Faro', ' FARO 2')])
  })

  it('are sent one call at a time: later ones wait, joined', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'F')]))
    const more = edited(edited(on, [to(city, 'F', 'Fa')]), [to(city, 'Fa', 'Far')])
    expect(sending(more)).toBe(more)
    expect(more.waiting).toEqual([to(city, 'F', 'Far')])
  })

  it('are stored while the server is unreachable, and sent again', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')]))
    const off = failed(edited(on, [to(state, '', 'Algarve')]), 'offline')
    expect(off).toMatchObject({ pause: 'offline', sent: on.sent, waiting: [to(state, '', 'Algarve')] })
    // The same call as before: the server may have received it.
    expect(sending(off)).toEqual({ ...off, call: on.call })
    const out = failed(on, 'signedOut')
    expect(sending(out)).toBe(out)
  })

  it('are not sent again if only the answer was lost', () => {
    const off = failed(sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')])), 'offline')
    expect(overtaken(off, draft(2, { city: 'Faro', state: '' })).waiting).toEqual([])
  })
})

describe('two concurrent editors', () => {
  it('are merged automatically in different fields', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')]))
    const after = overtaken(on, draft(5, { city: 'Porto', state: 'Norte' }))
    expect(documentOf(after)).toEqual({ agency: { city: 'Faro', state: 'Norte' } })
    expect(after.conflicts).toEqual([])
    expect(sending(after).sent).toEqual([to(city, 'Porto', 'Faro')])
  })

  it('get a conflict in the same field, with both texts until one is chosen', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')]))
    const conflicted = overtaken(on, draft(5, { city: 'Braga', state: '' }))
    expect(conflicted.conflicts).toEqual([{ pointer: city, base: 'Porto', mine: 'Faro', theirs: 'Braga' }])
    expect(cityOf(conflicted)).toBe('Braga')
    expect(conflicted.waiting).toEqual([])
    expect(cityOf(decided(conflicted, city, 'theirs'))).toBe('Braga')
    const mine = decided(conflicted, city, 'mine')
    expect(mine.conflicts).toEqual([])
    expect(sending(mine).sent).toEqual([to(city, 'Braga', 'Faro')])
  })

  it('keep the conflict while one types in the field, with the current value', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')]))
    const conflicted = overtaken(on, draft(5, { city: 'Braga', state: '' }))
    const typed = edited(conflicted, [to(city, 'Braga', 'Bragax')])
    expect(typed.conflicts).toEqual([{ pointer: city, base: 'Porto', mine: 'Faro', theirs: 'Bragax' }])
    const twice = overtaken(typed, draft(6, { city: 'Beja', state: '' }))
    expect(twice.conflicts.map(({ mine }) => mine)).toEqual(['Bragax', 'Faro'])
    expect(decided(decided(twice, city, 'theirs'), city, 'mine')).toMatchObject({
      conflicts: [],
      waiting: [to(city, 'Beja', 'Faro')],
    })
    expect(decided(twice, city, { both: 'Faro, Beja' }).waiting).toEqual([to(city, 'Beja', 'Faro, Beja')])
    // The text is already in the document by other means.
    expect(edited(conflicted, [to(city, 'Braga', 'Faro')]).conflicts).toEqual([])
  })
})

describe('changes that the server refuses', () => {
  it('stay where they were made with the reason, and block nothing else', () => {
    const both = [to(city, 'Porto', 'x'.repeat(99)), to(state, '', 'Norte')]
    const held = refused(sending(edited(saved(draft(1)), both)), [
      { field: 'agency.city', reason: 'is too long' },
    ])
    expect(held.refused).toEqual([{ change: both[0], reason: 'is too long' }])
    expect(cityOf(held)).toBe('x'.repeat(99))
    expect(sending(held).sent).toEqual([both[1]])
  })

  it('are resolved by a new value', () => {
    const held = refused(sending(edited(saved(draft(1)), [to(city, 'Porto', '')])), [
      { field: 'agency.city', reason: 'is empty' },
    ])
    const fixed = edited(held, [to(city, '', 'Faro')])
    expect(fixed.refused).toEqual([])
    expect(cityOf(accepted(sending(fixed), 2, [to(city, 'Porto', 'Faro')]))).toBe('Faro')
  })

  it('stay as a whole if the server names no field', () => {
    const held = refused(sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')])), [])
    expect(sending(held).sent).toEqual([])
    expect(cityOf(held)).toBe('Faro')
  })
})

describe('reload', () => {
  it('continues with everything that was not saved', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', 'Faro')]))
    const stored = unsaved(edited(on, [to(state, '', 'Algarve')]))
    expect(documentOf(resumed(draft(3), stored))).toEqual({ agency: { city: 'Faro', state: 'Algarve' } })
    const theirs = draft(3, { city: 'Braga', state: '' })
    expect(overtaken(resumed(theirs, stored), theirs).conflicts).toHaveLength(1)
    // As stored by an earlier release.
    const { sent: _, call: __, ...older } = stored
    const joined = { ...older, changes: [...on.sent, ...older.changes] }
    expect(resumed(theirs, joined).conflicts).toHaveLength(1)
  })

  it('first checks whether the pending call arrived, then merges later changes', () => {
    const on = sending(edited(saved(draft(1)), [to(city, 'Porto', ' FA')]))
    const stored = unsaved(edited(on, [to(city, ' FA', ' FARO')]))
    const back = resumed(draft(3, { city: 'Fa', state: 'Norte' }), structuredClone(stored))
    expect(cityOf(back)).toBe(' FARO')
    const again = sending(back)
    expect(again).toMatchObject({ sent: on.sent, call: on.call })
    const there = accepted(again, 2, [to(city, 'Porto', 'Fa')])
    expect(there).toMatchObject({ sent: [], call: null, conflicts: [], confirmed: { revision: 3 } })
    expect(there.waiting).toEqual([to(city, 'Fa', ' FARO')])
    const theirs = draft(4, { city: 'Beja', state: '' })
    expect(accepted({ ...again, confirmed: theirs }, 2, [to(city, 'Porto', 'Fa')]).conflicts).toEqual([
      { pointer: city, base: 'Fa', mine: ' FARO', theirs: 'Beja' },
    ])
  })
})

type Step = readonly [kind: 'edit' | 'theirs' | 'send' | 'accept' | 'fail' | 'refuse', pointer: string]

/** One event. No text is written twice, so that each differs from all others. */
function happen(saving: Saving, [kind, pointer]: Step, text: string): Saving {
  const { revision, settings } = saving.confirmed
  const agency = { ...(settings.agency as Record<string, string>), [pointer.slice('/agency/'.length)]: text }
  if (kind === 'edit') return edited(saving, [change(pointer, valueAt(documentOf(saving), pointer), text)])
  if (kind === 'theirs') return overtaken(saving, draft(revision + 1, agency))
  if (kind === 'send') return sending(saving)
  if (kind === 'fail') return failed(saving, 'offline')
  if (saving.sent.length === 0) return saving
  return kind === 'accept' ? accepted(saving, revision + 1, saving.sent) : refused(saving, [])
}

/** My texts that the server does not have. */
function openAfter(open: ReadonlyMap<string, string>, [kind, pointer]: Step, text: string, before: Saving) {
  const next = new Map(open)
  if (kind === 'edit') next.set(pointer, text)
  if (kind === 'accept') {
    for (const { pointer: there, after } of before.sent) if (next.get(there) === after) next.delete(there)
  }
  return next
}

describe('any events in any order', () => {
  const kinds = ['edit', 'theirs', 'send', 'accept', 'fail', 'refuse'] as const
  const step = fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(city, state))

  it('keep my last text in the document, or as a conflict with theirs', () => {
    const isThere = (saving: Saving, [pointer, mine]: readonly [string, string]) =>
      valueAt(documentOf(saving), pointer) === mine ||
      saving.conflicts.some((one) => one.pointer === pointer && one.mine === mine)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let saving = saved(draft(1))
        let open: ReadonlyMap<string, string> = new Map()
        for (const [at, one] of steps.entries()) {
          open = openAfter(open, one, `${one[0]} ${at}`, saving)
          saving = happen(saving, one, `${one[0]} ${at}`)
          expect([...open].filter((text) => !isThere(saving, text))).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
  })
})
