import type { Field } from '../core/field.ts'
import { fieldAt, fieldTable } from '../core/field-table.ts'

/** The field that a pointer is in; where it holds several, the first of them. */
export function fieldNear(pointer: string): Field | undefined {
  return fieldAt(pointer) ?? fieldTable.find((one) => one.pointer.startsWith(`${pointer}/`))
}
