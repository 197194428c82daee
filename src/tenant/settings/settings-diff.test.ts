import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, invertChanges } from './change.ts'
import type { JsonObject } from './json.ts'
import { settingsDiff } from './settings-diff.ts'

describe('settingsDiff', () => {
  it('names each changed field', () => {
    const before = {
      agency: { agencyName: 'A', theme: { mode: 'dark' } },
      posts: [{ slug: 'x', title: 'X' }],
      navigation: [{ label: 'Home', path: '/' }],
    }
    const after = {
      agency: { agencyName: 'B', theme: { mode: 'dark', radius: 'none' } },
      posts: [{ slug: 'x', title: 'Y' }],
      navigation: [],
    }
    expect(settingsDiff(before, after)).toEqual([
      { pointer: '/agency/agencyName', before: 'A', after: 'B' },
      { pointer: '/agency/theme/radius', after: 'none' },
      { pointer: '/posts/x/title', before: 'X', after: 'Y' },
      { pointer: '/navigation', before: [{ label: 'Home', path: '/' }], after: [] },
    ])
  })

  it('is one change of the whole list if items were moved, added or removed', () => {
    const [one, other] = [{ slug: 'x' }, { slug: 'y' }]
    expect(settingsDiff({ posts: [one, other] }, { posts: [other, one] })).toHaveLength(1)
    expect(settingsDiff({ posts: [one] }, { posts: [one, other] })).toHaveLength(1)
  })

  it('leads from any document to any other, and back', () => {
    const name = fc.stringMatching(/^[a-z/~]{1,3}$/)
    const value = fc.jsonValue({ maxDepth: 2 }).filter((one) => !JSON.stringify(one).includes('-0'))
    const post = fc.record({ slug: fc.constantFrom('a', 'b', 'c'), title: fc.string() })
    const document = fc.record({
      agency: fc.dictionary(name, value, { maxKeys: 4 }),
      posts: fc.uniqueArray(post, { selector: ({ slug }) => slug }),
      navigation: fc.array(fc.string()),
    }) as fc.Arbitrary<JsonObject>
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = settingsDiff(before, after)
        expect(applyChanges(before, changes)).toEqual(after)
        expect(applyChanges(after, invertChanges(changes))).toEqual(before)
      }),
    )
  })
})
