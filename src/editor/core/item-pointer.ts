import type { JsonObject } from '../../tenant/settings/json.ts'
import { listKeys } from '../../tenant/settings/list-keys.ts'
import { pointerOf } from '../../tenant/settings/pointer.ts'

/** Takes a list's pointer, a thing in it and its place, and gives where it is: by its own name where the list goes by names, else by its place. */
export function itemPointer(list: string, item: JsonObject, at: number): string {
  const key = listKeys[list]
  return list + pointerOf([String(key === undefined ? at : item[key])])
}
