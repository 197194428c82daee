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
