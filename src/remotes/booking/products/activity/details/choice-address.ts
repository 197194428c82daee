import type { UnitsWanted } from '../../../../../contract/types.ts'
import { readActivityDate } from '../../../../../tenant/activity-search.ts'

const unitPattern = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.(\d{1,2})$/
const MOST_KINDS = 12
const MOST_UNITS = 90

/** What a visitor has chosen on an activity's page, as its address carries it. */
export interface AddressedChoice {
  /** YYYY-MM-DD; null for none and for a past one. */
  date: string | null
  /** By unit; null if none are chosen. */
  counts: Readonly<Record<string, number>> | null
}

/** Reads the choice from an address and ignores invalid values: `date=2026-05-08&units=adult.2,child.1`. */
export function readChoice(params: URLSearchParams, today: string): AddressedChoice {
  const units = (params.get('units') ?? '')
    .split(',')
    .slice(0, MOST_KINDS)
    .flatMap((text): [string, number][] => {
      const [, unit, count] = unitPattern.exec(text) ?? []
      return unit !== undefined && Number(count) >= 1 && Number(count) <= MOST_UNITS
        ? [[unit, Number(count)]]
        : []
    })
  return {
    date: readActivityDate((name) => params.get(name), today),
    counts: units.length > 0 ? Object.fromEntries(units) : null,
  }
}

/** Returns the value of the address parameter of units. */
export function unitsValue(units: UnitsWanted): string {
  return units.map(({ unit, count }) => `${unit}.${count}`).join(',')
}

/** Adds the chosen units to the address of an activity's page. */
export function withUnits(href: string, units: UnitsWanted): string {
  if (units.length === 0) return href
  return `${href}${href.includes('?') ? '&' : '?'}units=${encodeURIComponent(unitsValue(units))}`
}
