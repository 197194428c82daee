import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const lisbon = { slug: 'lisbon', title: 'Lisbon', summary: 'Hills' }
const porto = { slug: 'porto', title: 'Porto', summary: 'Wine' }
const rome = { slug: 'rome', title: 'Rome', summary: 'Stones' }

describe('mergeChanges', () => {
  it('applies my changes after theirs if the fields differ', () => {
    const current = { agency: { agencyName: 'Theirs', city: 'Oslo' } }
    const mine = [{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }]
    expect(mergeChanges(mine, current)).toEqual({ changes: mine, conflicts: [] })
  })

  it('reports a conflict if both changed the same field, and loses neither value', () => {
    const current = { agency: { city: 'Tromsø' } }
    expect(mergeChanges([{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }], current)).toEqual({
      changes: [],
      conflicts: [{ pointer: '/agency/city', base: 'Oslo', mine: 'Bergen', theirs: 'Tromsø' }],
    })
  })

  it('has nothing left to do if both wrote the same', () => {
    const current = { agency: { city: 'Bergen' } }
    expect(mergeChanges([{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }], current)).toEqual({
      changes: [],
      conflicts: [],
    })
  })

  it('merges inside an object that both replaced as a whole', () => {
    const base = { name: 'Oslo', latitude: 59, longitude: 10 }
    const mine = [{ pointer: '/agency/home/place', before: base, after: { ...base, name: 'Bergen' } }]
    const current = { agency: { home: { place: { ...base, latitude: 60 } } } }
    expect(mergeChanges(mine, current).changes).toEqual([
      {
        pointer: '/agency/home/place',
        before: { ...base, latitude: 60 },
        after: { name: 'Bergen', latitude: 60, longitude: 10 },
      },
    ])
  })

  it('keeps what each side added, changed and removed in a list of named items', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [{ ...lisbon, title: 'Lisboa' }] }]
    const current = { posts: [rome, { ...lisbon, summary: 'Tiles' }, porto] }
    const { changes, conflicts } = mergeChanges(mine, current)
    expect(conflicts).toEqual([])
    expect(changes[0]?.after).toEqual([rome, { slug: 'lisbon', title: 'Lisboa', summary: 'Tiles' }])
  })

  it('uses my order if I changed it', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [porto, lisbon] }]
    const current = { posts: [{ ...lisbon, title: 'Lisboa' }, porto, rome] }
    expect(mergeChanges(mine, current).changes[0]?.after).toEqual([
      porto,
      { ...lisbon, title: 'Lisboa' },
      rome,
    ])
  })

  it('reports a conflict if one side removed what the other changed', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [porto] }]
    const current = { posts: [{ ...lisbon, title: 'Lisboa' }, porto] }
    expect(mergeChanges(mine, current).conflicts).toHaveLength(1)
    const inside = [{ pointer: '/posts/lisbon/title', before: 'Lisbon', after: 'Lisboa' }]
    expect(mergeChanges(inside, { posts: [porto] }).conflicts).toEqual([
      { pointer: '/posts/lisbon/title', base: 'Lisbon', mine: 'Lisboa' },
    ])
  })

  it('reports a conflict if both changed a list of unnamed items', () => {
    const list = (...labels: string[]) => labels.map((label) => ({ label, path: '/' }))
    const mine = [{ pointer: '/navigation', before: list('A'), after: list('A', 'B') }]
    expect(mergeChanges(mine, { navigation: list('A', 'C') }).conflicts).toHaveLength(1)
  })
})
