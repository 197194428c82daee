import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import type { Product } from '../../contract/products.ts'
import type { MarkupAudience, MarkupPlace, MarkupRule } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { type MarkupFaultKind, markupFaults } from '../../tenant/markups/markup-faults.ts'

/** Place of a rule; `typed` is text without a selected suggestion. */
export type Where =
  | { kind: 'everywhere' }
  | { kind: 'typed' }
  | { kind: 'country'; country: string }
  | { kind: 'place'; place: MarkupPlace }

/** A rule while it is edited. */
export interface RuleDraft {
  /** Key of its row, constant while the row exists. */
  readonly key: string
  readonly product: Product | ''
  readonly where: Where
  readonly audience: MarkupAudience
  readonly value: string
  /** A currency, or percent. */
  readonly unit: string
}

export const PERCENT = '%'

/** Errors of a row by field. */
export interface RowFaults {
  readonly value?: 'required' | 'tooMuch' | 'decimals' | 'dearer'
  readonly where?: 'choose' | 'repeated' | 'refused'
}

/** Returns a stored rule as an editable row with this key. */
export function draftOf(
  { product, country, place, audience = 'public', kind, value, currency }: MarkupRule,
  key: string,
): RuleDraft {
  return {
    key,
    product: product ?? '',
    where: place ? { kind: 'place', place } : country ? { kind: 'country', country } : { kind: 'everywhere' },
    audience,
    value: String(value),
    unit: kind === 'percent' ? PERCENT : (currency ?? PERCENT),
  }
}

/** Returns the rule of a row; null while it is invalid. */
export function ruleOf({ product, where, audience, value, unit }: RuleDraft): MarkupRule | null {
  const amount = parseDecimal(value)
  if (Number.isNaN(amount) || where.kind === 'typed') return null
  return {
    ...(product === '' ? {} : { product }),
    ...(where.kind === 'country' ? { country: where.country } : {}),
    ...(where.kind === 'place' ? { place: where.place } : {}),
    ...(audience === 'public' ? {} : { audience }),
    ...(unit === PERCENT
      ? { kind: 'percent', value: amount }
      : { kind: 'fixed', value: amount, currency: unit }),
  }
}

/** Returns the errors of each row by its key, empty if all can be sent. Expects the general rule first. */
export function draftFaults(drafts: readonly RuleDraft[]): ReadonlyMap<string, RowFaults> {
  const faults = new Map<string, RowFaults>()
  const add = (key: string, fault: RowFaults) => faults.set(key, { ...faults.get(key), ...fault })
  const whole = drafts.flatMap((draft) => {
    const rule = ruleOf(draft)
    if (Number.isNaN(parseDecimal(draft.value))) add(draft.key, { value: 'required' })
    if (draft.where.kind === 'typed') add(draft.key, { where: 'choose' })
    return rule === null ? [] : [{ rule, key: draft.key }]
  })
  // Codes chosen from our lists are valid; the server checks the rest.
  const world = { decimalsOf, isCountry: () => true }
  for (const { index, kind } of markupFaults(
    whole.map(({ rule }) => rule),
    world,
  )) {
    const key = whole[index]?.key
    if (key !== undefined) add(key, faultOf[kind])
  }
  return faults
}

const faultOf: Readonly<Record<MarkupFaultKind, RowFaults>> = {
  'too-much': { value: 'tooMuch' },
  decimals: { value: 'decimals' },
  'currency-missing': { value: 'required' },
  'currency-needless': { value: 'required' },
  'currency-unknown': { value: 'required' },
  'country-unknown': { where: 'refused' },
  'two-destinations': { where: 'refused' },
  repeated: { where: 'repeated' },
  'dearer-than-public': { value: 'dearer' },
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

const arabicZero = 0x660

/**
 * Parses a number with a decimal comma or point and digits of any supported language; NaN if invalid. Rejects what
 * could be thousands, so that 1,250 is never read as 1.25.
 */
export function parseDecimal(text: string): number {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,\u066b]/, '.')
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(plain)
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) && !isThousands ? Number(plain) : Number.NaN
}

/** Returns a function that names a rule's place in the reader's language: a country, or a city with its country. */
export function usePlaceName(): (where: Where) => string {
  const t = useText('shell')
  const { data } = useQuery(countriesQuery(useApi()))
  const countryName = (code: string) => data?.data.find((country) => country.code === code)?.name ?? code
  return (where) => {
    if (where.kind === 'country') return countryName(where.country)
    if (where.kind === 'place') return `${where.place.name}, ${countryName(where.place.country)}`
    return t('markups.everywhere')
  }
}
