import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, type Change, changeTo, invertChanges } from './change.ts'
import { joinChanges } from './join-changes.ts'
import type { Json, JsonObject } from './json.ts'
import { valueAt } from './pointer.ts'

const drag = (before: string, after: string) => ({ pointer: '/agency/primaryColor', before, after })

describe('consecutive changes of one field', () => {
  it('become one, and none if the last restores the first state', () => {
    expect(joinChanges([drag('#000000', '#111111'), drag('#111111', '#222222')])).toEqual([
      drag('#000000', '#222222'),
    ])
    expect(joinChanges([drag('#000000', '#111111'), drag('#111111', '#000000')])).toEqual([])
  })

  it('become one with changes inside the field: a new page and its typed title', () => {
    const made = [
      { pointer: '/about', after: { title: 'A' } },
      { pointer: '/about/title', before: 'A', after: 'Ab' },
    ]
    expect(joinChanges(made)).toEqual([{ pointer: '/about', after: { title: 'Ab' } }])
    expect(joinChanges([...made, { pointer: '/about', before: { title: 'Ab' } }])).toEqual([])
  })

  it('start from the first inner state if the whole is changed afterwards', () => {
    const lisbon = (title: string) => ({ slug: 'lisbon', title })
    expect(
      joinChanges<Change>([
        { pointer: '/posts/lisbon/title', before: 'Lisbon', after: 'Lisboa' },
        { pointer: '/posts', before: [lisbon('Lisboa')], after: [] },
      ]),
    ).toEqual([{ pointer: '/posts', before: [lisbon('Lisbon')], after: [] }])
  })

  it('have the same effect as one by one, and the same undo, in any order', () => {
    const begin: JsonObject = {
      about: { title: 'a', text: { body: 'b' } },
      posts: [
        { slug: 'lisbon', title: 'L' },
        { slug: 'oslo', title: 'O' },
      ],
    }
    const places: readonly (readonly [string, (word: string) => Json | undefined])[] = [
      ['/about', (word) => ({ title: word, text: { body: word } })],
      ['/about/title', (word) => word],
      ['/about/text', (word) => ({ body: word })],
      ['/about/text/body', (word) => word],
      ['/posts/lisbon/title', (word) => word],
      [
        '/posts',
        (word) => [
          { slug: 'oslo', title: word },
          { slug: 'lisbon', title: word },
        ],
      ],
    ]
    const step = fc.tuple(fc.constantFrom(...places), fc.constantFrom('x', 'y', 'z'))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let document = begin
        const made: Change[] = []
        for (const [[pointer, saying], word] of steps) {
          const one = changeTo(document, pointer, saying(word))
          if (one === null) continue
          made.push(one)
          document = applyChanges(document, [one]) ?? document
        }
        const joined = joinChanges(made)
        expect(applyChanges(begin, joined.toReversed())).toEqual(document)
        expect(applyChanges(document, invertChanges(joined))).toEqual(begin)
        for (const { pointer, before } of joined) expect(before).toEqual(valueAt(begin, pointer))
      }),
      { numRuns: 500 },
    )
  })
})
