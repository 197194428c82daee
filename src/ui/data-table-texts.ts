export interface DataTableTexts {
  selectAll: string
  selectRow: (name: string) => string
  selected: (count: number) => string
  clearSelection: string
  /** Header of the column of actions; said, not shown. */
  actions: string
  /** Before the columns that sort, on phones. */
  sortBy: string
  loading: string
}
