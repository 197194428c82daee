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
