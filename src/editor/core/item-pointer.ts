import type { JsonObject } from '../../tenant/settings/json.ts'
import { listKeys } from '../../tenant/settings/list-keys.ts'
import { pointerOf } from '../../tenant/settings/pointer.ts'

/** Returns the pointer of a list item: by its name if the list has named items, else by its index. */
export function itemPointer(list: string, item: JsonObject, at: number): string {
  const key = listKeys[list]
  return list + pointerOf([String(key === undefined ? at : item[key])])
}
