import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value to sort rows by; a column without it cannot be sorted. */
  sortBy?: (row: Row) => string | number | bigint | Date | null | undefined
  /** Numbers and amounts align at the end, so that their digits line up. */
  align?: 'start' | 'end'
  /** Names the row: announced with each of its cells, and the card's title on phones. */
  isRowHeader?: boolean
}

export interface DataTableTexts {
  selectAll: string
  selectRow: (name: string) => string
  selected: (count: number) => string
  clearSelection: string
  /** Header of the column of actions; announced, not shown. */
  actions: string
  /** Label before the sortable columns, on phones. */
  sortBy: string
  loading: string
}

export interface TableSort {
  /** Id of a column. */
  column: string
  direction: 'ascending' | 'descending'
}

type SortValue = string | number | bigint | Date | null | undefined

interface SortableColumn<Row> {
  id: string
  sortBy?: ((row: Row) => SortValue) | undefined
}

/** Returns the next sort when a header is pressed: ascending, descending, then the original order. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/**
 * Returns the rows sorted: text by the rules of the language, numbers inside text by size. Equal rows keep their
 * order; rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: TableSort | null,
  language: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !sortBy) return rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value))
        return Number(isMissing(a.value)) - Number(isMissing(b.value))
      if (typeof a.value === 'string' && typeof b.value === 'string') return sign * compare(a.value, b.value)
      return sign * (Number(a.value > b.value) - Number(a.value < b.value))
    })
    .map(({ row }) => row)
}

function isMissing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}

export type Selection = ReadonlySet<string>

/** Returns whether all, some or none of the shown rows are selected. */
export function coverage(selected: Selection, shown: readonly string[]): 'all' | 'some' | 'none' {
  const count = shown.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects all shown rows, or deselects them if all are selected; the selection on other pages stays. */
export function toggleAll(selected: Selection, shown: readonly string[]): Selection {
  return change(selected, shown, coverage(selected, shown) !== 'all')
}

/** Toggles one row; with an `anchor`, sets all rows from there to the same state. */
export function toggleRow(
  selected: Selection,
  id: string,
  shown: readonly string[],
  anchor: string | null,
): Selection {
  const from = anchor === null ? -1 : shown.indexOf(anchor)
  const to = shown.indexOf(id)
  const stretch = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  return change(selected, stretch, !selected.has(id))
}

function change(selected: Selection, ids: readonly string[], isSelected: boolean): Selection {
  const next = new Set(selected)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/**
 * The implicit roles of table elements. Some browsers drop them once a style displays the elements as blocks; spread
 * onto the elements, they restore them.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
