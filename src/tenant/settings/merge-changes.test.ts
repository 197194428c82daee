import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const lisbon = { slug: 'lisbon', title: 'Lisbon', summary: 'Hills' }
const porto = { slug: 'porto', title: 'Porto', summary: 'Wine' }
const rome = { slug: 'rome', title: 'Rome', summary: 'Stones' }

describe('mergeChanges', () => {
  it('makes mine on top of theirs where the fields differ', () => {
    const current = { agency: { agencyName: 'Theirs', city: 'Oslo' } }
    const mine = [{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }]
    expect(mergeChanges(mine, current)).toEqual({ changes: mine, conflicts: [] })
  })

  it('asks where both changed the same field, and loses neither', () => {
    const current = { agency: { city: 'Tromsø' } }
    expect(mergeChanges([{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }], current)).toEqual({
      changes: [],
      conflicts: [{ pointer: '/agency/city', base: 'Oslo', mine: 'Bergen', theirs: 'Tromsø' }],
    })
  })

  it('has nothing left to do where both wrote the same', () => {
    const current = { agency: { city: 'Bergen' } }
    expect(mergeChanges([{ pointer: '/agency/city', before: 'Oslo', after: 'Bergen' }], current)).toEqual({
      changes: [],
      conflicts: [],
    })
  })

  it('goes into an object that both changed as a whole', () => {
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

  it('keeps what each added to, changed in and took from a list whose items have names', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [{ ...lisbon, title: 'Lisboa' }] }]
    const current = { posts: [rome, { ...lisbon, summary: 'Tiles' }, porto] }
    const { changes, conflicts } = mergeChanges(mine, current)
    expect(conflicts).toEqual([])
    expect(changes[0]?.after).toEqual([rome, { slug: 'lisbon', title: 'Lisboa', summary: 'Tiles' }])
  })

  it('takes my order where I changed it', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [porto, lisbon] }]
    const current = { posts: [{ ...lisbon, title: 'Lisboa' }, porto, rome] }
    expect(mergeChanges(mine, current).changes[0]?.after).toEqual([
      porto,
      { ...lisbon, title: 'Lisboa' },
      rome,
    ])
  })

  it('asks where one took away what the other changed', () => {
    const mine = [{ pointer: '/posts', before: [lisbon, porto], after: [porto] }]
    const current = { posts: [{ ...lisbon, title: 'Lisboa' }, porto] }
    expect(mergeChanges(mine, current).conflicts).toHaveLength(1)
    const inside = [{ pointer: '/posts/lisbon/title', before: 'Lisbon', after: 'Lisboa' }]
    expect(mergeChanges(inside, { posts: [porto] }).conflicts).toEqual([
      { pointer: '/posts/lisbon/title', base: 'Lisbon', mine: 'Lisboa' },
    ])
  })

  it('asks where both changed a list whose items have none', () => {
    const list = (...labels: string[]) => labels.map((label) => ({ label, path: '/' }))
    const mine = [{ pointer: '/navigation', before: list('A'), after: list('A', 'B') }]
    expect(mergeChanges(mine, { navigation: list('A', 'C') }).conflicts).toHaveLength(1)
  })
})
