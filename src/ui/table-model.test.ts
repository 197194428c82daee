import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverage, nextSort, sortRows, type TableSort, toggleAll, toggleRow } from './table-model.ts'

interface Row {
  name?: string | null
  amount?: number | null
  day?: Date
}
const columns = [
  { id: 'name', sortBy: (row: Row) => row.name },
  { id: 'amount', sortBy: (row: Row) => row.amount },
  { id: 'day', sortBy: (row: Row) => row.day },
  { id: 'plain' },
]
const up = (column: string): TableSort => ({ column, direction: 'ascending' })
const down = (column: string): TableSort => ({ column, direction: 'descending' })
const names = (values: (string | null)[], sort: TableSort, language = 'en') =>
  sortRows(
    values.map((name) => ({ name })),
    columns,
    sort,
    language,
  ).map(({ name }) => name)

describe('nextSort', () => {
  it('changes from ascending to descending, then to the original order', () => {
    const first = nextSort(null, 'name')
    const second = nextSort(first, 'name')
    expect([first, second, nextSort(second, 'name')]).toEqual([up('name'), down('name'), null])
  })

  it('starts again with another column', () => {
    expect(nextSort(down('name'), 'amount')).toEqual(up('amount'))
  })
})

describe('sortRows', () => {
  it('sorts text by the rules of its language, with numbers by size', () => {
    expect(names(['Åre', 'Zell', 'Ares'], up('name'), 'sv')).toEqual(['Ares', 'Zell', 'Åre'])
    expect(names(['Åre', 'Zell', 'Ares'], up('name'), 'de')).toEqual(['Åre', 'Ares', 'Zell'])
    expect(names(['B-10', 'B-9', 'B-100'], down('name'))).toEqual(['B-100', 'B-10', 'B-9'])
  })

  it('puts rows without a value last in both directions', () => {
    expect(names(['b', null, 'a', ''], up('name'))).toEqual(['a', 'b', null, ''])
    expect(names(['b', null, 'a'], down('name'))).toEqual(['b', 'a', null])
  })

  it('sorts numbers and dates by size', () => {
    const rows = [{ amount: 10 }, { amount: -2 }, { amount: 9 }]
    expect(sortRows(rows, columns, up('amount'), 'en').map(({ amount }) => amount)).toEqual([-2, 9, 10])
    const days = [new Date('2027-02-01'), new Date('2026-12-01')]
    const sorted = sortRows(
      days.map((day) => ({ day })),
      columns,
      up('day'),
      'en',
    )
    expect(sorted.map(({ day }) => day)).toEqual(days.toReversed())
  })

  it('keeps the original order without a sort, or for a column without values', () => {
    const rows = [{ name: 'b' }, { name: 'a' }]
    expect(sortRows(rows, columns, null, 'en')).toBe(rows)
    expect(sortRows(rows, columns, up('plain'), 'en')).toBe(rows)
  })

  it('keeps equal rows in order, loses none and does not modify its input', () => {
    const row = fc.record({ amount: fc.option(fc.integer({ min: 0, max: 3 })), at: fc.nat() })
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(up('amount'), down('amount')), (rows, sort) => {
        const before = [...rows]
        const sorted = sortRows(rows, columns, sort, 'en')
        expect(rows).toEqual(before)
        for (const amount of [0, 1, 2, 3, null]) {
          expect(sorted.filter((one) => one.amount === amount)).toEqual(
            rows.filter((one) => one.amount === amount),
          )
        }
      }),
    )
  })
})

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
