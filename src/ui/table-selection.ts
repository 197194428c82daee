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
