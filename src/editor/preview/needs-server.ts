import type { FieldKind } from '../core/field.ts'
import { fieldAt } from '../core/field-table.ts'

/** Fields of the agency that pages show as they are written, wherever they do. */
const shownAsWritten = new Set<FieldKind | undefined>(['text', 'longText', 'color', 'picture', 'email'])

/** Whether a setting says more than a message can tell a page: then pages ask the server anew once it is stored. A new field does, unless it is a text. */
export function needsServer(pointer: string): boolean {
  if (pointer.startsWith('/agency/theme')) return false
  const field = fieldAt(pointer)
  return !(pointer.startsWith('/agency/') && field?.pointer === pointer && shownAsWritten.has(field.kind))
}
