import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What rows are sorted by; a column without it cannot be sorted. */
  sortBy?: (row: Row) => string | number | bigint | Date | null | undefined
  /** Numbers and amounts stand at the end, so that their digits line up. */
  align?: 'start' | 'end'
  /** Names the row: read out with each of its cells, the title of its card on phones. */
  isRowHeader?: boolean
}
