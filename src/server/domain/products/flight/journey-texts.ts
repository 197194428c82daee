import type { FlightAirport, FlightSegment, Itinerary } from '../../../../contract/types.ts'
import type { DocumentTexts } from '../../documents/document-texts.ts'
import type { Journey, QuotedJourney, QuotedService } from '../../suppliers/flight-shapes.ts'

/** Returns the airport of the first departure and that of the first slice's end. */
export function journeyEnds({ itineraries, airports }: Pick<Journey, 'itineraries' | 'airports'>): {
  from: FlightAirport | undefined
  to: FlightAirport | undefined
} {
  const named = (code?: string) => airports.find((airport) => airport.code === code)
  const [first] = itineraries
  return {
    from: named(first?.segments[0]?.departure.airport),
    to: named(first?.segments.at(-1)?.arrival.airport),
  }
}

/** Returns the cities of a journey: 'London – Lisbon', or all stops of one with several slices. */
export function journeyTitle(journey: Pick<Journey, 'itineraries' | 'airports'>): string {
  const cities = journey.itineraries.flatMap(({ segments }) => [
    cityOf(segments[0]?.departure.airport, journey),
    cityOf(segments.at(-1)?.arrival.airport, journey),
  ])
  const stops = cities.filter((city, index) => city !== cities[index - 1])
  // A return is named by its ends alone.
  const isReturn = stops.length === 3 && stops[0] === stops[2]
  return (isReturn ? stops.slice(0, 2) : stops).join(' – ')
}

function cityOf(code: string | undefined, { airports }: Pick<Journey, 'airports'>): string {
  return airports.find((airport) => airport.code === code)?.city ?? code ?? ''
}

/** Returns an airport with its code and terminal: 'London Heathrow Airport (LHR), Terminal 2'. */
export function endText(
  { airport, terminal }: FlightSegment['departure'],
  { airports }: Pick<Journey, 'airports'>,
  { say, list }: DocumentTexts,
): string {
  const name = airports.find(({ code }) => code === airport)?.name
  const place = name === undefined ? airport : `${name} (${airport})`
  return terminal === undefined ? place : list([place, say('flight.terminal', { terminal })])
}

/** Returns a flight's number and airlines: 'Q7 203, operated by Orlo Air'. */
export function flightText(
  { marketing, flightNumber, operating }: FlightSegment,
  { airlines }: Pick<Journey, 'airlines'>,
  { say, list }: DocumentTexts,
): string {
  const nameOf = (carrier: string) => airlines.find(({ code }) => code === carrier)?.name ?? carrier
  const own = `${nameOf(marketing)} ${marketing} ${flightNumber}`
  return operating === marketing ? own : list([own, say('flight.operatedBy', { airline: nameOf(operating) })])
}

/** Returns when a slice departs and arrives, each in local time. */
export function sliceTimes({ segments }: Itinerary, { clock, say, list, day }: DocumentTexts): string {
  const departure = segments[0]?.departure.at ?? ''
  const arrival = segments.at(-1)?.arrival.at ?? ''
  const times = say('time.between', {
    from: clock(departure.slice(11, 16)),
    to: clock(arrival.slice(11, 16)),
  })
  const isSameDay = departure.slice(0, 10) === arrival.slice(0, 10)
  return isSameDay ? times : list([times, say('flight.arrivesOn', { day: day(arrival.slice(0, 10)) })])
}

/** Returns how long a flight or slice takes: '2 h 45 min'. */
export function lengthText(minutes: number, { say }: DocumentTexts): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0
    ? say('flight.minutes', { minutes: String(rest) })
    : say('flight.hours', { hours: String(hours), minutes: String(rest) })
}

/** Returns a service: '1 × Checked bag, 23 kg'. */
export function serviceText(service: QuotedService, { say, has, list }: DocumentTexts): string {
  const { kind, code, count, kilograms } = service
  const name = code === undefined ? say(`service.${kind}`) : list([say(`service.${kind}`), codeText(code)])
  const whole =
    kilograms === undefined ? name : list([name, say('service.kilograms', { count: String(kilograms) })])
  return `${count} × ${whole}`

  function codeText(of: string): string {
    // A supplier may have further codes.
    return has(`service.code.${of}`) ? say(`service.code.${of}`) : of.replaceAll('_', ' ')
  }
}

/** Returns the seats on a segment: '12A, 12B'. */
export function seatsText({ seats }: Pick<QuotedJourney, 'seats'>, slice: number, segment: number): string {
  return seats
    .filter((one) => one.slice === slice && one.segment === segment)
    .map(({ seat }) => seat)
    .join(', ')
}
