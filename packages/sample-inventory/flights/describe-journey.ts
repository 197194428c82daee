import type { Journey } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { brandLogoUrl } from '../brand-logo.ts'
import type { Airline } from './airlines.ts'
import { type Flight, terminalOf } from './flight.ts'
import type { FlightAtlas, Station } from './flight-atlas.ts'
import { journeyEmissions } from './flight-offers.ts'
import { gatewaysOf } from './gateways.ts'
import { type Itinerary, marketingAirline, marketingNumber } from './itinerary.ts'
import { isSeparate } from './journey-price.ts'
import type { SliceFare } from './slice-fare.ts'
import { clockText, localOf } from './zone-clock.ts'

type DescribedItinerary = Journey['itineraries'][number]
type FlightSegment = DescribedItinerary['segments'][number]

const SCRIPTED_STOP_MINUTES = 40

/** Returns the flights of some fares with the airports and airlines that they name. */
export function describeJourney(
  fares: readonly SliceFare[],
  atlas: FlightAtlas,
  scenario: Scenario | null,
): Journey {
  const flights = fares.flatMap(({ itinerary }) => itinerary.flights)
  const sellers = fares.flatMap(({ itinerary }) =>
    itinerary.flights.map((flight) => marketingAirline(itinerary, flight)),
  )
  const itineraries = fares.map(({ itinerary }, slice) =>
    describeItinerary(itinerary, (flight, segment) => {
      const isScripted = scenario === 'technical_stop' && slice === 0 && segment === 0
      return isScripted ? scriptedStop(flight, atlas) : stopOf(flight)
    }),
  )
  const stops = itineraries.flatMap(({ segments }) => segments.flatMap((one) => one.stops))
  const stations = [
    ...flights.flatMap(({ from, to }) => [from, to]),
    ...stops.flatMap(({ airport }) => atlas.station(airport) ?? []),
  ]
  return {
    owner: fares[0]?.itinerary.owner.code ?? '',
    itineraries,
    airports: [...new Set(stations)].map(describeStation),
    airlines: [...new Set([...sellers, ...flights.map(({ airline }) => airline)])].map(describeAirline),
    emissions: journeyEmissions(fares),
    isSeparateTickets: isSeparate(fares),
  }
}

type StopsOf = (flight: Flight, segment: number) => FlightSegment['stops']

function describeItinerary(itinerary: Itinerary, stopsOf: StopsOf): DescribedItinerary {
  const { id, minutes, flights } = itinerary
  return {
    id,
    minutes,
    segments: flights.map((flight, segment): FlightSegment => {
      const seller = marketingAirline(itinerary, flight)
      const { airline, number, aircraft, kilometres, departs, arrives, from, to } = flight
      return {
        marketing: seller.code,
        flightNumber: String(marketingNumber(seller, flight)),
        operating: airline.code,
        ...(seller !== airline && { operatingNumber: String(number) }),
        aircraft: aircraft.name,
        departure: describeEnd(from, airline, departs),
        arrival: describeEnd(to, airline, arrives),
        minutes: arrives - departs,
        distanceKm: kilometres,
        stops: stopsOf(flight, segment),
      }
    }),
  }
}

function describeEnd(station: Station, airline: Airline, utc: number): FlightSegment['departure'] {
  const terminal = terminalOf(station, airline)
  const at = clockText(localOf(utc, station.timeZone))
  return { airport: station.iata, ...(terminal && { terminal }), at }
}

function stopOf({ stop }: Flight): FlightSegment['stops'] {
  return stop === null ? [] : [{ airport: stop.station.iata, minutes: stop.minutes }]
}

/** A landing at the best hub near the departure. */
function scriptedStop(flight: Flight, atlas: FlightAtlas): FlightSegment['stops'] {
  const hubs = gatewaysOf(flight.from, atlas).map(({ hub }) => hub)
  const hub = hubs.find((one) => one !== flight.to)
  return hub === undefined ? stopOf(flight) : [{ airport: hub.iata, minutes: SCRIPTED_STOP_MINUTES }]
}

function describeStation({ iata, airport, countryCode, timeZone }: Station): Journey['airports'][number] {
  const { name, municipality, latitude, longitude } = airport
  return {
    code: iata,
    name,
    city: municipality === '' ? name : municipality,
    countryCode,
    timeZone,
    position: { latitude, longitude },
  }
}

function describeAirline({ code, name, programme }: Airline): Journey['airlines'][number] {
  return { code, name, logo: brandLogoUrl(name), ...(programme !== null && { programme }) }
}
