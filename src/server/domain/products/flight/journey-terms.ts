import type { Baggage } from '../../../../contract/types.ts'
import type { FlightTerm, SliceFare } from '../../suppliers/flight-fare.ts'

/** Returns the terms of a whole journey: as strict as its strictest slice, and with the highest penalty. */
export function wholeTerm(slices: readonly SliceFare[], term: 'change' | 'refund'): FlightTerm {
  const terms = slices.map((slice) => slice[term])
  if (terms.some(({ allowed }) => allowed === 'no')) return { allowed: 'no' }
  if (terms.some(({ allowed }) => allowed === 'unknown')) return { allowed: 'unknown' }
  const penalties = terms.flatMap(({ penalty }) => penalty ?? [])
  const [highest] = penalties.toSorted((one, other) => other.amount - one.amount)
  return { allowed: 'yes', ...(highest && { penalty: highest }) }
}

/** Returns the bags that every segment includes, by kind. */
export function wholeBaggage(slices: readonly SliceFare[]): Baggage[] {
  const segments = slices.flatMap((slice) => slice.segments)
  return (['carry_on', 'checked'] as const).map((kind) => {
    const bags = segments.map(({ baggage }) => baggage.find((one) => one.kind === kind))
    const count = Math.min(...bags.map((bag) => bag?.count ?? 0))
    const weights = bags.flatMap((bag) => bag?.kilograms ?? [])
    return { kind, count, ...(count > 0 && weights.length > 0 && { kilograms: Math.min(...weights) }) }
  })
}

/** Returns the shelf of the lowest fare. */
export function lowestShelf(slices: readonly SliceFare[]): number {
  return Math.min(...slices.map(({ shelf }) => shelf))
}
