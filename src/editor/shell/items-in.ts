import { isObject, type Json, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { titleIn } from '../controls/title-in.ts'
import type { Field } from '../core/field.ts'
import { itemPointer } from '../core/item-pointer.ts'
import type { FieldWords } from './field-words.ts'

/** A thing in a list, by what it is called. */
export interface ListedItem {
  readonly pointer: string
  readonly name: string
  readonly value: Json
}

const lists: readonly Field['kind'][] = ['list', 'navigation', 'engines']

/** Whether what stands in a field is found thing by thing. */
export const isListed = ({ kind }: Pick<Field, 'kind'>): boolean => lists.includes(kind)

/** Takes a field of a list and the settings and gives what is in it; nothing where the field is none. */
export function itemsIn(field: Field, { t }: FieldWords, settings: JsonObject): readonly ListedItem[] {
  if (!isListed(field)) return []
  return [valueAt(settings, field.pointer) ?? []]
    .flat()
    .map((item, at) => ({ item, at }))
    .filter((one): one is { item: JsonObject; at: number } => isObject(one.item))
    .map(({ item, at }) => {
      const title = titleIn(item) ?? t('list.item', { number: at + 1 })
      const name = field.kind === 'engines' ? t(`engine.${title.replace(' ', '')}`) : title
      return { pointer: itemPointer(field.pointer, item, at), name, value: item }
    })
}
