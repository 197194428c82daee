import type {
  BreakdownPart,
  PriceLine,
  SupplierPrice,
} from '../../../src/server/domain/suppliers/supplier-price.ts'
import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import { perDollar } from '../dollar-rates.ts'
import { hashText, unit } from '../random.ts'
import { sellsTogether } from './airlines.ts'
import { taxesOf } from './fare-taxes.ts'
import { kilometresBetween } from './flight-atlas.ts'
import { countOf, type FlightPassengers, type PassengerType, seatsFor } from './passengers.ts'
import type { SliceFare } from './slice-fare.ts'

/** Something sold with the journey, such as a bag. */
export interface PricedExtra {
  readonly label: string
  /** Of one. */
  readonly dollars: number
  readonly count: number
}

export interface JourneyParts {
  /** One for each slice. */
  readonly fares: readonly SliceFare[]
  readonly passengers: FlightPassengers
  readonly extras?: readonly PricedExtra[]
  /** What changes have cost, in minor units of the journey's currency. */
  readonly penalties?: number
  /** Above 1 in the scenarios that make quotes dearer. */
  readonly dearness?: number
}

/** A return is cheaper than two single journeys, as is a longer one of one airline or alliance. */
const RETURN_FACTOR = 0.82
const ROUND_FACTOR = 0.9
/** Within this distance the last slice ends where the first began. */
const HOME_KM = 120
const INFANT_SHARE = 0.1
const LOW_COST_INFANT = 28
const CHILD_SHARE = 0.75

/** Returns what a journey costs all passengers, in the currency of the airline of its first slice. */
export function journeyPrice({
  fares,
  passengers,
  extras = [],
  penalties = 0,
  dearness = 1,
}: JourneyParts): SupplierPrice {
  const currency = currencyOf(fares)
  const amount = (dollars: number) => minorMoney(dollars * (perDollar[currency] ?? 1), currency).amount
  const adult = adultDollars(fares) * dearness
  const breakdown: BreakdownPart[] = (['adult', 'child', 'infant'] as const).flatMap((type) => {
    const count = countOf(passengers, type)
    return count === 0
      ? []
      : [{ label: `${type}_fare`, amount: amount(Math.max(1, fareFor(type, adult, fares))) * count }]
  })
  for (const { label, dollars, count } of extras)
    if (dollars > 0) breakdown.push({ label, amount: amount(dollars) * count })
  const seats = seatsFor(passengers)
  const priceLines: PriceLine[] = taxLines(fares).map(({ code, dollars }) => ({
    code,
    kind: 'tax',
    amount: amount(dollars) * seats,
    treatment: 'pass_through',
  }))
  // The fare's conditions name the charge itself, so nothing is added to it.
  if (penalties > 0)
    priceLines.push({
      code: 'change_penalty',
      kind: 'fee',
      amount: penalties,
      treatment: 'pass_through',
    })
  const base = breakdown.reduce((sum, part) => sum + part.amount, 0)
  const net = priceLines.reduce((sum, line) => sum + line.amount, base)
  const [first] = fares
  const share = 0.02 + 0.06 * unit(hashText(first?.itinerary.id ?? ''))
  return {
    currency,
    breakdown,
    base,
    priceLines,
    net,
    retail: net + Math.round(base * share),
    minimumSelling: null,
    dueLocally: [],
  }
}

/** Returns what one adult pays for all slices in dollars, without taxes. Offers are sorted by it. */
export function adultDollars(fares: readonly SliceFare[]): number {
  return fares.reduce((sum, { dollars }) => sum + dollars, 0) * togetherFactor(fares)
}

/** Returns what one adult pays in taxes for all slices in dollars. */
export function taxDollars(fares: readonly SliceFare[]): number {
  return taxLines(fares).reduce((sum, { dollars }) => sum + dollars, 0)
}

/** Returns the currency of a journey's prices. */
export function currencyOf(fares: readonly SliceFare[]): string {
  return fares[0]?.itinerary.owner.currency ?? 'USD'
}

/** Whether a journey is sold as several tickets, without protection for missed connections. */
export function isSeparate(fares: readonly Pick<SliceFare, 'itinerary'>[]): boolean {
  const airlines = fares.flatMap(({ itinerary }) => itinerary.flights.map(({ airline }) => airline))
  return airlines.some((one) => airlines.some((other) => !sellsTogether(one, other)))
}

function togetherFactor(fares: readonly SliceFare[]): number {
  const isLowCost = fares.some(({ itinerary }) => itinerary.owner.kind === 'low_cost')
  if (fares.length < 2 || isLowCost || isSeparate(fares)) return 1
  const start = fares[0]?.itinerary.flights[0].from
  const end = fares.at(-1)?.itinerary.flights.at(-1)?.to
  const isReturn = fares.length === 2 && start && end && kilometresBetween(start, end) <= HOME_KM
  return isReturn ? RETURN_FACTOR : ROUND_FACTOR
}

function fareFor(type: PassengerType, adult: number, fares: readonly SliceFare[]): number {
  if (type === 'adult') return adult
  const isLowCost = fares.some(({ itinerary }) => itinerary.owner.kind === 'low_cost')
  if (type === 'child') return isLowCost ? adult : adult * CHILD_SHARE
  return isLowCost ? LOW_COST_INFANT * fares.length : adult * INFANT_SHARE
}

function taxLines(fares: readonly SliceFare[]): { readonly code: string; readonly dollars: number }[] {
  const sums = new Map<string, number>()
  for (const { itinerary } of fares)
    for (const { code, dollars } of taxesOf(itinerary.flights))
      sums.set(code, (sums.get(code) ?? 0) + dollars)
  return [...sums].map(([code, dollars]) => ({ code, dollars }))
}
