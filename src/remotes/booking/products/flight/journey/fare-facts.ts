import type { Baggage, ChangeTerm, FlightFare, SliceFare } from '../../../../../contract/types.ts'

/** A term of several slices: as bad as the worst of them. */
export function termOf(slices: readonly SliceFare[], name: 'change' | 'refund'): ChangeTerm {
  const terms = slices.map((slice) => slice[name])
  const worst = (['no', 'unknown', 'yes'] as const).find((allowed) =>
    terms.some((term) => term.allowed === allowed),
  )
  const [dearest] = terms
    .filter(({ allowed, penalty }) => allowed === worst && penalty !== undefined)
    .toSorted((a, b) => (b.penalty?.amount ?? 0) - (a.penalty?.amount ?? 0))
  return dearest ?? { allowed: worst ?? 'unknown' }
}

type KnownName = 'seatChoice' | 'priorityBoarding' | 'priorityCheckIn'

/** Whether every slice has it: `no` if one has not, `unknown` if one does not tell. */
export function knownOf(slices: readonly SliceFare[], name: KnownName): SliceFare[KnownName] {
  const values = slices.map((slice) => slice[name])
  return (['no', 'unknown', 'yes'] as const).find((value) => values.includes(value)) ?? 'unknown'
}

/** Returns the bags of a kind that every segment includes; null if the airline does not tell. */
export function bagOf(slices: readonly SliceFare[], kind: Baggage['kind']): Baggage | null {
  const bags = slices.flatMap(({ segments }) =>
    segments.map(({ baggage }) => baggage.find((one) => one.kind === kind) ?? null),
  )
  if (bags.includes(null)) return null
  const [fewest] = bags
    .filter((bag) => bag !== null)
    .toSorted((a, b) => a.count - b.count || (a.kilograms ?? 0) - (b.kilograms ?? 0))
  return fewest ?? null
}

/** Returns the name of a fare: its brands, each once, in the order of the slices. */
export function brandOf({ slices }: Pick<FlightFare, 'slices'>): string {
  return [...new Set(slices.map(({ brand }) => brand))].join(' + ')
}

/** Returns the fare that an address means: by its key, else the first, the cheapest. */
export function chosenFare(fares: readonly FlightFare[], rateKey: string | null): FlightFare | undefined {
  return fares.find((fare) => fare.rateKey === rateKey) ?? fares[0]
}
