import { panelIds } from '../core/field.ts'
import { fieldTable } from '../core/field-table.ts'
import { findField } from './find-field.ts'

const inOrder = panelIds.flatMap((panel) => fieldTable.filter((field) => field.panel === panel))

/** Returns pointers in the order in which the panels show their settings; those without a panel come last. */
export function sortByPanel(pointers: readonly string[]): readonly string[] {
  const placeOf = (pointer: string) => {
    const field = findField(pointer)
    return field ? inOrder.indexOf(field) : inOrder.length
  }
  return pointers.toSorted((one, other) => placeOf(one) - placeOf(other))
}
