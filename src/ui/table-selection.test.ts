import { describe, expect, it } from 'vitest'
import { coverage, toggleAll, toggleRow } from './table-selection.ts'

const shown = ['a', 'b', 'c', 'd']

describe('table selection', () => {
  it('covers all, some or none of the shown rows', () => {
    expect(coverage(new Set(['a']), shown)).toBe('some')
    expect(coverage(new Set([...shown, 'z']), shown)).toBe('all')
    expect(coverage(new Set(['z']), shown)).toBe('none')
    expect(coverage(new Set(), [])).toBe('none')
  })

  it('selects all shown rows, then none of them, and leaves other pages alone', () => {
    const all = toggleAll(new Set(['a', 'z']), shown)
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'd', 'z'])
    expect([...toggleAll(all, shown)]).toEqual(['z'])
  })

  it('changes one row', () => {
    expect([...toggleRow(new Set(['a']), 'b', shown, null)]).toEqual(['a', 'b'])
    expect([...toggleRow(new Set(['a', 'b']), 'b', shown, null)]).toEqual(['a'])
  })

  it('changes a range of rows to the state of its end, upwards and downwards', () => {
    expect([...toggleRow(new Set(['a']), 'c', shown, 'a')]).toEqual(['a', 'b', 'c'])
    expect([...toggleRow(new Set(shown), 'b', shown, 'd')]).toEqual(['a'])
  })

  it('changes only one row if the range began on another page', () => {
    expect([...toggleRow(new Set(), 'c', shown, 'z')]).toEqual(['c'])
  })
})
