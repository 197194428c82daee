import type { MarkupRule } from '../../contract/types.ts'

/** What is known of currencies and countries where rules are written. */
export interface MarkupWorld {
  /** Decimals of a currency's minor unit; null for one without an exchange rate, in which nothing could be added. */
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

export interface MarkupFault {
  /** Of the rule in its list. */
  readonly index: number
  readonly field: 'value' | 'currency' | 'country' | 'place.country' | ''
  readonly kind: MarkupFaultKind
}

/**
 * Takes rules that the contract allows and gives what is wrong with them beside their shape. Two rules about the same
 * product and destination are wrong: nobody could tell which of them counts. Pure.
 */
export function markupFaults(rules: readonly MarkupRule[], world: MarkupWorld): MarkupFault[] {
  const subjects = rules.map(subjectKey)
  return rules.flatMap((rule, index) => {
    const faults = [...valueFaults(rule, world), ...destinationFaults(rule, world)]
    if (subjects.indexOf(subjects[index] ?? '') < index) faults.push(['', 'repeated'])
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

/** Whether a number has at most so many decimals, as people write it. */
function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value
}

function subjectKey({ product, country, place }: MarkupRule): string {
  return [product ?? '', country ?? '', place ? `${place.latitude} ${place.longitude}` : ''].join('|')
}
