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
