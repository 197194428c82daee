import type { Facet } from '../../../spine/results/facet-choices.tsx'
import { type CardJourney, flightEntries } from './card-journey.ts'
import { alternativeEnds, filterJourneys, mostIn, valuesIn } from './filter-journeys.ts'
import type { ChoiceName, FlagName, FlightFilters, MostName } from './flight-filters.ts'

/** What the counts of filters follow from. */
export interface CountedJourneys {
  journeys: readonly CardJourney[]
  filters: FlightFilters
  /** Position of the slice that is chosen now, whose flights are counted. */
  step: number
}

/** Returns the number of flights to choose from with other filters. */
export function countWith(
  { journeys, filters, step }: CountedJourneys,
  changed: Partial<FlightFilters>,
): number {
  return flightEntries(filterJourneys(journeys, { ...filters, ...changed }), step).length
}

/** Returns the number of flights that a switch would leave; null if it makes no difference to any. */
export function flagFacet(counted: CountedJourneys, name: FlagName): number | null {
  const { journeys, filters, step } = counted
  const all = flightEntries(
    filterJourneys(journeys, { ...filters, flags: { ...filters.flags, [name]: false } }),
    step,
  )
  const count = countWith(counted, { flags: { ...filters.flags, [name]: true } })
  return count === all.length && !filters.flags[name] ? null : count
}

/** Returns the values of a filter, most flights first, each with the flights that it alone would leave. */
export function choiceFacets(counted: CountedJourneys, name: ChoiceName): Facet<string>[] {
  const { journeys, filters } = counted
  const ends = alternativeEnds(journeys)
  const values = [...new Set(journeys.flatMap((journey) => valuesIn[name](journey, ends)))]
  return values
    .map((value) => ({
      value,
      count: countWith(counted, { choices: { ...filters.choices, [name]: [value] } }),
    }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

const bounds: Readonly<Record<MostName, readonly number[]>> = {
  stops: [0, 1],
  layover: [2, 4, 8, 12],
  duration: [3, 6, 9, 12, 18, 24, 36],
}

/** Returns the upper bounds that some journeys meet and some do not. */
export function mostFacets(counted: CountedJourneys, name: MostName): Facet<number>[] {
  const { journeys, filters } = counted
  const values = journeys.map((journey) => mostIn(name, journey))
  const chosen = filters.most[name]
  return bounds[name]
    .filter(
      (bound) =>
        bound === chosen || (values.some((value) => value <= bound) && values.some((value) => value > bound)),
    )
    .map((bound) => ({
      value: bound,
      count: countWith(counted, { most: { ...filters.most, [name]: bound } }),
    }))
}
