import type { JsonObject } from '../../tenant/settings/json.ts'

/** The fields that can be an item's title, in this order. */
export const titleNames = ['title', 'label', 'name', 'question', 'id'] as const

/** Returns the title of a list item; undefined if it has none or an empty one. */
export function itemTitle(item: JsonObject): string | undefined {
  for (const name of titleNames) {
    const title = item[name]
    if (typeof title === 'string' && title !== '') return title
  }
  return undefined
}
