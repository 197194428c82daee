import type { BookedJourney, BookingSummary } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ChangedFact, ItemFacts, PartyGroup, TripTexts } from '../../../spine/item/item-facts.ts'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { brandOf } from '../journey/fare-facts.ts'
import { endsOf } from '../results/itinerary-facts.ts'
import { criteriaOf } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { readJourney } from './read-journey.ts'

/** Describes a journey to the spine by its cities; its times are those of the first departure's zone. */
export function journeyItemFacts(item: BookedItem): ItemFacts {
  const journey = readJourney(item)
  const { itineraries, airports, policy } = journey
  const [first] = itineraries
  const last = itineraries.at(-1)
  if (!first || !last) throw new Error('A journey has no flights.')
  const { departure } = endsOf(first)
  return {
    title: routeOf(criteriaOf(journey)),
    period: { start: departure.at.slice(0, 10), end: endsOf(last).arrival.at.slice(0, 10) },
    address: null,
    place: airports.find(({ code }) => code === departure.airport)?.city ?? departure.airport,
    policy,
    isPaidLocally: false,
  }
}

/** The passengers of a trip in the trip list. */
export function useFlightTripTexts(): (trip: BookingSummary) => TripTexts {
  const text = useProductTexts()
  return ({ guests }) => ({ length: null, party: text('passengers.count', { count: guests }) })
}

/** All passengers as one group: they fly together. */
export function usePassengerGroup(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  return (item) => [
    {
      name: text('checkout.passengers'),
      hint: text('passengers.count', { count: readJourney(item).passengers.length }),
    },
  ]
}

/** Lists what a change affects: the flights of each slice, the fare, the passengers. */
export function useJourneyChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useProductTexts()
  const write = useFlightTexts()
  const factsOf = (journey: BookedJourney) => [
    ...journey.itineraries.map((itinerary, at) => {
      const { departure, arrival } = endsOf(itinerary)
      const [first] = itinerary.segments
      return {
        label: text('pinned.flight', { number: at + 1 }),
        value: [
          `${first?.marketing} ${first?.flightNumber}`,
          `${departure.airport} ${write.day(departure.at)} ${write.time(departure.at)}`,
          `${arrival.airport} ${write.day(arrival.at)} ${write.time(arrival.at)}`,
        ].join(' · '),
      }
    }),
    { label: text('change.fare'), value: brandOf(journey) },
    { label: text('checkout.passengers'), value: String(journey.passengers.length) },
    {
      label: text('seat.title'),
      value: journey.seats.map(({ seat }) => seat).join(', ') || text('seat.none'),
    },
  ]
  return (before, after) => {
    const old = factsOf(readJourney(before))
    return factsOf(readJourney(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}
