import type { FieldError } from '../../../contract/types.ts'
import { isList, isObject, type Json } from '../../../tenant/settings/json.ts'
import { joinField } from '../../kernel/validation/field-name.ts'
import type { HtmlCleaning } from '../html/begin-cleaning.ts'
import { MOST_HTML_CHARACTERS } from '../html/html-refusal.ts'
import { fieldPlace, itemPlace, type SchemaPlace } from './settings-schema.ts'

/** Longer texts take time to check, and the contract allows none of them. */
const MOST_CHARACTERS = 240_000
const MOST_ITEMS = 500

export interface Normalization {
  /** Values that are too large to check further. */
  errors: FieldError[]
  /** The pictures' addresses, with their fields. */
  pictures: { field: string; address: string }[]
  cleaning: HtmlCleaning
}

/**
 * Returns a value as it is stored, by its schema and field name: HTML cleaned, colours in lower case. Its validity is
 * checked later; pictures and oversized values are noted in `found`.
 */
export async function normalizeValue(
  value: Json,
  place: SchemaPlace,
  field: string,
  found: Normalization,
): Promise<Json> {
  if (typeof value === 'string') return normalizeText(value, place, field, found)
  if (isList(value)) {
    const most = typeof place.schema.maxItems === 'number' ? place.schema.maxItems : MOST_ITEMS
    const item = itemPlace(place)
    if (value.length > most) {
      found.errors.push({ field, reason: `must have at most ${most} entries` })
      return value
    }
    if (item === null) return value
    const items: Json[] = []
    for (const [index, one] of value.entries()) {
      items.push(await normalizeValue(one, item, `${field}[${index}]`, found))
    }
    return items
  }
  if (!isObject(value)) return value
  const fields: [string, Json][] = []
  for (const [name, one] of Object.entries(value)) {
    const inner = fieldPlace(place, name)
    fields.push([
      name,
      inner === null ? one : await normalizeValue(one, inner, joinField(field, name), found),
    ])
  }
  return Object.fromEntries(fields)
}

async function normalizeText(
  text: string,
  { name }: SchemaPlace,
  field: string,
  found: Normalization,
): Promise<string> {
  const isHtml = name === 'HtmlText' || name === 'HtmlAnswer'
  const most = isHtml ? MOST_HTML_CHARACTERS : MOST_CHARACTERS
  if (text.length > most) {
    found.errors.push({ field, reason: `must have at most ${most} characters` })
    return text
  }
  if (isHtml) {
    const cleaned = await found.cleaning.clean(text)
    if ('html' in cleaned) return cleaned.html
    found.errors.push({ field, reason: cleaned.reason })
    return ''
  }
  if (name === 'HexColor') return text.toLowerCase()
  if (name === 'MediaAddress') found.pictures.push({ field, address: text })
  return text
}
