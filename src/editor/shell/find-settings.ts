import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { isObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { itemTitle } from '../controls/item-title.ts'
import type { Field, PanelId } from '../core/field.ts'
import { fieldTable } from '../core/field-table.ts'
import { itemPointer } from '../core/item-pointer.ts'
import type { FieldTexts } from './field-texts.ts'

const lists: readonly Field['kind'][] = ['list', 'navigation', 'engines']

/** Whether what stands in a field is found thing by thing. */
const isListed = ({ kind }: Pick<Field, 'kind'>): boolean => lists.includes(kind)

/** A setting, or a thing in a list, that a search found. */
export interface FoundSetting {
  readonly pointer: string
  readonly panel: PanelId
  readonly name: string
  /** Where it is: the panel, and for a thing the list that it is in. */
  readonly within: string
}

/** As many as a list shows without scrolling far. */
const MOST = 30

/** So much of a value is looked through: a word of a long text is found by the text's name. */
const MOST_OF_VALUE = 2000

/** What people also call a setting, by the names that its pointer has in it. */
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

/** How near what was found is to what was typed; the nearest first. */
const rank = { fieldName: 0, itemName: 1, told: 2, value: 3, none: 4 } as const

/**
 * Takes what was typed and the settings and gives those that speak of all of it: settings by name first, then things in lists
 * by theirs, then what settings do and are also called, then what stands in them.
 */
export function findSettings(
  query: string,
  words: FieldTexts,
  settings: JsonObject,
): readonly FoundSetting[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const has = (text: string) => wanted.every((word) => text.includes(word))
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

/** The list is told by its section where that says what is in it. */
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
  const told = [name, help(field), t(`panel.${field.panel}`), ...also, ...choices].join(' ')
  if (has(plain(told))) return rank.told
  // What stands in a list is found thing by thing.
  if (isListed(field)) return rank.none
  return has(plain(textOf(valueAt(settings, field.pointer)))) ? rank.value : rank.none
}

/** What can be read of a value: not its switches, nor the names that fields have among us. */
function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value.slice(0, MOST_OF_VALUE)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map((one) => textOf(one as Json))
    .join(' ')
    .slice(0, MOST_OF_VALUE)
}

/** Without capitals and accents, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** A thing in a list, by what it is called. */
interface ListedItem {
  readonly pointer: string
  readonly name: string
  readonly value: Json
}

/** Takes a field of a list and the settings and gives what is in it; nothing where the field is none. */
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
