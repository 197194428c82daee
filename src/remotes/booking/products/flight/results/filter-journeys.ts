import { isInRange } from '../../../spine/results/price-histogram.ts'
import type { CardFare, CardJourney, PassingJourney } from './card-journey.ts'
import type { ChoiceName, FlagName, FlightFilters, HourWindow, MostName } from './flight-filters.ts'
import { anyHours } from './flight-filters.ts'
import { airlinesOf, endsOf, layoversOf, stopsOf } from './itinerary-facts.ts'

/** A group of filters, whose choices are counted with the other groups as they are. */
export type FilterGroup = 'price' | 'hours' | FlagName | ChoiceName | MostName

type JourneyCheck = (journey: CardJourney, filters: FlightFilters) => boolean

const MINUTES = 60

/** Airports at the ends of a slice where the search found several. */
export type Alternatives = ReadonlySet<string>

/** Returns the airports of those slice ends where journeys differ, such as those of a city. */
export function alternativeEnds(journeys: readonly CardJourney[]): Alternatives {
  const byPlace = new Map<string, Set<string>>()
  for (const { itineraries } of journeys) {
    for (const [place, code] of endCodes({ itineraries })) {
      byPlace.set(place, (byPlace.get(place) ?? new Set()).add(code))
    }
  }
  return new Set([...byPlace.values()].filter(({ size }) => size > 1).flatMap((codes) => [...codes]))
}

function endCodes({ itineraries }: Pick<CardJourney, 'itineraries'>): [string, string][] {
  return itineraries.flatMap((itinerary, slice): [string, string][] => {
    const { departure, arrival } = endsOf(itinerary)
    return [
      [`${slice} from`, departure.airport],
      [`${slice} to`, arrival.airport],
    ]
  })
}

/** The values of a journey in each filter with several values. */
export const valuesIn: Readonly<Record<ChoiceName, (journey: CardJourney, ends: Alternatives) => string[]>> =
  {
    airlines: ({ itineraries }) => [...new Set(itineraries.flatMap(airlinesOf))],
    ends: (journey, ends) => [
      ...new Set(endCodes(journey).flatMap(([, code]) => (ends.has(code) ? [code] : []))),
    ],
    via: ({ itineraries }) => [
      ...new Set(
        itineraries.flatMap((itinerary) =>
          layoversOf(itinerary).flatMap(({ airport, changesTo }) =>
            changesTo ? [airport, changesTo] : [airport],
          ),
        ),
      ),
    ],
  }

const mostOf: Readonly<Record<MostName, (journey: CardJourney) => number>> = {
  stops: ({ itineraries }) => Math.max(...itineraries.map(stopsOf)),
  layover: ({ itineraries }) =>
    Math.max(0, ...itineraries.flatMap((one) => layoversOf(one).map(({ minutes }) => minutes / MINUTES))),
  duration: ({ itineraries }) => Math.max(...itineraries.map(({ minutes }) => minutes / MINUTES)),
}

/** Returns the value of a journey that an upper bound limits. */
export function mostIn(name: MostName, journey: CardJourney): number {
  return mostOf[name](journey)
}

const journeyFlags: Readonly<Partial<Record<FlagName, (journey: CardJourney) => boolean>>> = {
  lowEmissions: ({ offer: { emissions } }) =>
    emissions.typical !== undefined && emissions.kilograms < emissions.typical,
  noOvernight: ({ itineraries }) =>
    itineraries.every((one) => layoversOf(one).every(({ isOvernight }) => !isOvernight)),
  oneTicket: ({ offer }) => !offer.isSeparateTickets,
}

const fareFlags: Readonly<Partial<Record<FlagName, (fare: CardFare) => boolean>>> = {
  carryOn: ({ bags }) => bags.some(({ kind, count }) => kind === 'carry_on' && count > 0),
  checkedBag: ({ bags }) => bags.some(({ kind, count }) => kind === 'checked' && count > 0),
  // What the airline does not tell is not promised.
  changeable: ({ change }) => change.allowed === 'yes',
  refundable: ({ refund }) => refund.allowed === 'yes',
}

function journeyChecks(ends: Alternatives): Partial<Record<FilterGroup, JourneyCheck>> {
  const flags = Object.entries(journeyFlags).map(([name, check]): [string, JourneyCheck] => [
    name,
    (journey, filters) => !filters.flags[name as FlagName] || check(journey),
  ])
  const choices = Object.entries(valuesIn).map(([name, values]): [string, JourneyCheck] => [
    name,
    (journey, filters) => {
      const chosen = filters.choices[name as ChoiceName]
      return chosen.length === 0 || values(journey, ends).every((value) => chosen.includes(value))
    },
  ])
  const most = Object.entries(mostOf).map(([name, of]): [string, JourneyCheck] => [
    name,
    (journey, filters) => of(journey) <= (filters.most[name as MostName] ?? Number.POSITIVE_INFINITY),
  ])
  return Object.fromEntries([...flags, ...choices, ...most, ['hours', isInHours]])
}

function isInHours({ itineraries }: CardJourney, { hours }: FlightFilters): boolean {
  return itineraries.every((itinerary, slice) => {
    const wanted = hours[slice] ?? anyHours
    const { departure, arrival } = endsOf(itinerary)
    return isIn(departure.at, wanted.departure) && isIn(arrival.at, wanted.arrival)
  })
}

function isIn(local: string, { from, until }: HourWindow): boolean {
  const hour = Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / MINUTES
  return hour >= from && hour <= until
}

/**
 * Returns the journeys that match all filters, each with its cheapest fare that does: the price with the wanted bags
 * and terms. `except` leaves out one group, to count that group's choices.
 */
export function filterJourneys(
  journeys: readonly CardJourney[],
  filters: FlightFilters,
  except?: FilterGroup,
): PassingJourney[] {
  const checks = Object.entries(journeyChecks(alternativeEnds(journeys))).filter(
    ([group]) => group !== except,
  )
  const ofFares = Object.entries(fareFlags).filter(
    ([name]) => name !== except && filters.flags[name as FlagName],
  )
  return journeys.flatMap((journey) => {
    if (!checks.every(([, check]) => check?.(journey, filters))) return []
    const fare = journey.fares.find(
      (one) =>
        ofFares.every(([, check]) => check?.(one)) && (except === 'price' || isInRange(one, filters.price)),
    )
    return fare ? [{ journey, fare }] : []
  })
}
