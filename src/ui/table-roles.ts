/**
 * The roles that the elements of a table have by themselves, until a style shows them as blocks: then some browsers
 * forget that they are a table. Spread onto the elements, they say so again.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
