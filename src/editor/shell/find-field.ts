import type { Field } from '../core/field.ts'
import { fieldAt, fieldTable } from '../core/field-table.ts'

/** Returns the field that contains a pointer, or the first field inside it. */
export function findField(pointer: string): Field | undefined {
  return fieldAt(pointer) ?? fieldTable.find((one) => one.pointer.startsWith(`${pointer}/`))
}
