import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'
import { winningValue } from './winning-value.ts'

const post = (slug: string, title: string) => ({ slug, title })

describe('resolution in my favour', () => {
  it('is my value, whatever theirs is', () => {
    expect(winningValue({ pointer: '/agency/city', base: 'A', mine: 'B', theirs: 'C' })).toBe('B')
    expect(winningValue({ pointer: '/posts', base: [], theirs: [post('new', 'New')] })).toBeUndefined()
  })

  it('includes their additions to a list, without the items I removed', () => {
    const base = [post('a', 'A'), post('b', 'B')]
    const current = { posts: [post('a', 'Theirs'), post('b', 'B'), post('new', 'New')] }
    const mine = [{ pointer: '/posts', before: base, after: [post('a', 'Mine'), post('mine', 'Own')] }]
    const [conflict] = mergeChanges(mine, current).conflicts
    if (conflict === undefined) throw new Error('there is no conflict')
    expect(winningValue(conflict)).toEqual([post('a', 'Mine'), post('mine', 'Own'), post('new', 'New')])
  })
})
