import type { JsonObject } from '../../tenant/settings/json.ts'

/** What a thing in a list is called by, where it has it. */
export const titleNames = ['title', 'label', 'name', 'question', 'id'] as const

/** The title of a thing in a list; undefined where it has none, or an empty one. */
export function itemTitle(item: JsonObject): string | undefined {
  for (const name of titleNames) {
    const title = item[name]
    if (typeof title === 'string' && title !== '') return title
  }
  return undefined
}
