import type { MarkupRule } from '../../contract/types.ts'
import { defaultMarkup } from './markup-amount.ts'

/** Currency and country facts for validating rules. */
export interface MarkupWorld {
  /** Decimals of a currency's minor unit; null for one without an exchange rate, which cannot be used. */
  decimalsOf(currency: string): number | null
  isCountry(code: string): boolean
}

export type MarkupFaultKind =
  | 'too-much'
  | 'decimals'
  | 'currency-missing'
  | 'currency-needless'
  | 'currency-unknown'
  | 'country-unknown'
  | 'two-destinations'
  | 'repeated'
  | 'dearer-than-public'

export interface MarkupFault {
  /** The rule's position in the list. */
  readonly index: number
  readonly field: 'value' | 'currency' | 'country' | 'place.country' | ''
  readonly kind: MarkupFaultKind
}

/**
 * Returns the faults of rules beyond the contract's schema. Two rules for the same product, destination and audience
 * are a fault, since neither would take precedence; so is a rule by which members would pay more than the public.
 */
export function markupFaults(rules: readonly MarkupRule[], world: MarkupWorld): MarkupFault[] {
  const subjects = rules.map(subjectKey)
  return rules.flatMap((rule, index) => {
    const faults = [...valueFaults(rule, world), ...destinationFaults(rule, world)]
    if (subjects.indexOf(subjects[index] ?? '') < index) faults.push(['', 'repeated'])
    if (isDearerThanPublic(rule, rules)) faults.push(['value', 'dearer-than-public'])
    return faults.map(([field, kind]) => ({ index, field, kind }))
  })
}

type Fault = [field: MarkupFault['field'], kind: MarkupFaultKind]

function valueFaults({ kind, value, currency }: MarkupRule, { decimalsOf }: MarkupWorld): Fault[] {
  if (kind === 'percent') {
    return [
      ...(currency === undefined ? [] : [['currency', 'currency-needless'] satisfies Fault]),
      ...(value > 100 ? [['value', 'too-much'] satisfies Fault] : []),
      ...(hasDecimals(value, 2) ? [] : [['value', 'decimals'] satisfies Fault]),
    ]
  }
  if (currency === undefined) return [['currency', 'currency-missing']]
  const decimals = decimalsOf(currency)
  if (decimals === null) return [['currency', 'currency-unknown']]
  return hasDecimals(value, decimals) ? [] : [['value', 'decimals']]
}

function destinationFaults({ country, place }: MarkupRule, { isCountry }: MarkupWorld): Fault[] {
  if (country !== undefined && place !== undefined) return [['country', 'two-destinations']]
  if (country !== undefined && !isCountry(country)) return [['country', 'country-unknown']]
  return place !== undefined && !isCountry(place.country) ? [['place.country', 'country-unknown']] : []
}

/** True if a number has at most `most` decimals in decimal notation. */
function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value
}

/** A percentage and an amount cannot be compared here; pricing lets a member pay the lower total. */
function isDearerThanPublic(rule: MarkupRule, rules: readonly MarkupRule[]): boolean {
  if (rule.audience !== 'member') return false
  const { audience, ...subject } = rule
  const key = subjectKey(subject)
  const found = rules.find((other) => subjectKey(other) === key)
  const other = found ?? (key === subjectKey(defaultMarkup) ? defaultMarkup : undefined)
  return other?.kind === rule.kind && other.currency === rule.currency && rule.value > other.value
}

function subjectKey({ product, country, place, audience = 'public' }: MarkupRule): string {
  const at = place ? `${place.latitude} ${place.longitude}` : ''
  return [product ?? '', country ?? '', at, audience].join('|')
}
