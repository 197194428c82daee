import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { perDollar } from '../dollar-rates.ts'
import type { FareBrand, FareTerm } from './fare-brands.ts'
import { kilometresBetween } from './flight-atlas.ts'
import type { Itinerary } from './itinerary.ts'
import { countOf, type FlightPassengers } from './passengers.ts'
import type { SliceFare } from './slice-fare.ts'

/** Whether a change or refund is possible before departure, with what it costs all passengers at most. */
export interface PricedTerm {
  readonly allowed: FareTerm['allowed']
  /** Null unless it is possible for a charge. */
  readonly penalty: Money | null
}

/** Returns a condition of one slice. */
export function sliceTerm(
  { itinerary, brand }: Pick<SliceFare, 'itinerary' | 'brand'>,
  kind: 'change' | 'refund',
  passengers: FlightPassengers,
  currency: string,
): PricedTerm {
  const term = brand[kind]
  const dollars = penaltyDollars(term, itinerary, passengers)
  const penalty = minorMoney(Math.round(dollars * (perDollar[currency] ?? 1)), currency)
  return { allowed: term.allowed, penalty: term.allowed === 'yes' && dollars > 0 ? penalty : null }
}

/**
 * Returns a condition of the whole journey: not possible if one slice does not allow it, else unknown if one is
 * unknown, else possible for the highest charge of its slices.
 */
export function journeyTerm(
  fares: readonly Pick<SliceFare, 'itinerary' | 'brand'>[],
  kind: 'change' | 'refund',
  passengers: FlightPassengers,
  currency: string,
): PricedTerm {
  const terms = fares.map((fare) => sliceTerm(fare, kind, passengers, currency))
  const refused =
    terms.find(({ allowed }) => allowed === 'no') ?? terms.find(({ allowed }) => allowed === 'unknown')
  if (refused !== undefined) return { allowed: refused.allowed, penalty: null }
  const amount = Math.max(...terms.map(({ penalty }) => penalty?.amount ?? 0))
  return { allowed: 'yes', penalty: amount > 0 ? { amount, currency } : null }
}

/** Returns the name of a fare's rules: its booking class, season, kind of journey and brand. */
export function fareBasis(
  { code, cabin }: FareBrand,
  { flights: [first] }: Itinerary,
  isReturn: boolean,
): string {
  const letters = { economy: 'KMQHVLSN', premium_economy: 'PW', business: 'CDJ', first: 'F' }[cabin]
  const letter = letters[first.seed % letters.length] ?? 'Y'
  const season = [5, 6, 7, 11].includes(new Date(first.day * 86_400_000).getUTCMonth()) ? 'H' : 'L'
  return `${letter}${season}${isReturn ? 'RT' : 'OW'}${code.slice(0, 3).toUpperCase()}`
}

function penaltyDollars(term: FareTerm, { flights }: Itinerary, passengers: FlightPassengers): number {
  const [first] = flights
  const kilometres = kilometresBetween(first.from, flights.at(-1)?.to ?? first.to)
  const length = Math.min(1.8, Math.max(0.55, kilometres / 3_000))
  return Math.round(term.penaltyDollars * length) * (passengers.adults + countOf(passengers, 'child'))
}
