import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { isObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { Field, PanelId } from '../core/field.ts'
import { fieldTable } from '../core/field-table.ts'
import { itemPointer, itemTitle } from '../core/list-items.ts'
import type { FieldTexts } from './field-texts.ts'

const lists: readonly Field['kind'][] = ['list', 'navigation', 'engines']

/** True if a field's content is found item by item. */
const isListed = ({ kind }: Pick<Field, 'kind'>): boolean => lists.includes(kind)

/** A setting, or a list item, that a search found. */
export interface FoundSetting {
  readonly pointer: string
  readonly panel: PanelId
  readonly name: string
  /** Its place: the panel, and for an item its list. */
  readonly within: string
}

/** As many as a list shows without much scrolling. */
const MOST = 30

/** The searched part of a value: a word deep in a long text is found by the text's name. */
const MOST_OF_VALUE = 2000

/** Other words for a setting, by the names in its pointer. */
const concepts = {
  color: /color|tint/i,
  font: /typePairing/,
  shape: /radius|density|elevation/,
  icon: /favicon|logo/i,
  legal: /policy|terms|disclaimer/i,
  consent: /analytics|cookies/i,
  entry: /login|signup|sso|NonLogin/i,
  words: /wording|languages|defaultLanguage/,
  money: /currenc|payment|savings/i,
  seo: /metaData|canonicalHost/,
  blog: /posts/,
} as const satisfies Readonly<Record<string, RegExp>>

/** The quality of a match, best first. */
const rank = { fieldName: 0, itemName: 1, description: 2, value: 3, none: 4 } as const

/**
 * Returns the matches for a typed text, which must cover all of its words: settings by name, then list items by
 * title, then help and other words, then values.
 */
export function findSettings(
  query: string,
  words: FieldTexts,
  settings: JsonObject,
): readonly FoundSetting[] {
  const terms = plain(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const has = (text: string) => terms.every((word) => text.includes(word))
  return fieldTable
    .flatMap((field) => [
      { found: foundField(field, words), rank: rankOf(field, has, words, settings) },
      ...itemsIn(field, words, settings).map(({ pointer, name, value }) => ({
        found: { pointer, name, panel: field.panel, within: withinOf(field, words) },
        rank: has(plain(name)) ? rank.itemName : has(plain(textOf(value))) ? rank.value : rank.none,
      })),
    ])
    .filter((one) => one.rank < rank.none)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ found }) => found)
}

function foundField(field: Field, { t, label }: FieldTexts): FoundSetting {
  const { pointer, panel, section } = field
  const name = label(field)
  const above = section ? t(`section.${section}`) : ''
  const isSaid = above === '' || above === name
  return { pointer, panel, name, within: [t(`panel.${panel}`), ...(isSaid ? [] : [above])].join(' › ') }
}

/** A list is named by its section if that describes its items. */
function withinOf(field: Field, { t, label }: FieldTexts): string {
  const list = field.section ? t(`section.${field.section}`) : label(field)
  return [t(`panel.${field.panel}`), list].join(' › ')
}

function rankOf(field: Field, has: (text: string) => boolean, words: FieldTexts, settings: JsonObject) {
  const { t, label, help, option } = words
  const name = plain(label(field))
  if (has(name)) return rank.fieldName
  const also = Object.entries(concepts).map(([id, names]) =>
    names.test(field.pointer) ? t(`also.${id}`) : '',
  )
  const choices = (field.schema.enum ?? []).map((one) => option(field, one))
  const description = [name, help(field), t(`panel.${field.panel}`), ...also, ...choices].join(' ')
  if (has(plain(description))) return rank.description
  // The content of a list is found item by item.
  if (isListed(field)) return rank.none
  return has(plain(textOf(valueAt(settings, field.pointer)))) ? rank.value : rank.none
}

/** The readable text of a value, without switches and field names. */
function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value.slice(0, MOST_OF_VALUE)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map((one) => textOf(one as Json))
    .join(' ')
    .slice(0, MOST_OF_VALUE)
}

/** Without capitals and accents, as users type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** A list item with its title. */
interface ListedItem {
  readonly pointer: string
  readonly name: string
  readonly value: Json
}

/** Returns the items of a list field; none for another field. */
function itemsIn(field: Field, { t }: FieldTexts, settings: JsonObject): readonly ListedItem[] {
  if (!isListed(field)) return []
  return [valueAt(settings, field.pointer) ?? []]
    .flat()
    .map((item, at) => ({ item, at }))
    .filter((one): one is { item: JsonObject; at: number } => isObject(one.item))
    .map(({ item, at }) => {
      const title = itemTitle(item) ?? t('list.item', { number: at + 1 })
      const name = field.kind === 'engines' ? t(`engine.${title.replace(' ', '')}`) : title
      return { pointer: itemPointer(field.pointer, item, at), name, value: item }
    })
}
