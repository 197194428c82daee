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
