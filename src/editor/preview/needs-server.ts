import type { FieldKind } from '../core/field.ts'
import { fieldAt } from '../core/field-table.ts'

/** Fields of the agency that pages show as written. */
const shownAsWritten = new Set<FieldKind | undefined>(['text', 'longText', 'color', 'picture', 'email'])

/**
 * True if a setting affects more than a message can tell a page; then pages reload their data once it is stored. This
 * holds for a new field, unless it is a text.
 */
export function needsServer(pointer: string): boolean {
  if (pointer.startsWith('/agency/theme')) return false
  const field = fieldAt(pointer)
  return !(pointer.startsWith('/agency/') && field?.pointer === pointer && shownAsWritten.has(field.kind))
}
