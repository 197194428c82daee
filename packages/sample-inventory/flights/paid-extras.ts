import type { FlightKey } from './flight-key.ts'
import type { FlightSources } from './flight-sources.ts'
import { offeredServices } from './keyed-extras.ts'
import { keyedFares } from './keyed-journey.ts'
import { mapSeat, seatMap } from './seat-map.ts'

/** Returns the services and seats of a key that cost something. */
export function paidExtras(
  key: FlightKey,
  { dataset }: Pick<FlightSources, 'dataset'>,
): Pick<FlightKey, 'services' | 'seats'> {
  const fares = keyedFares(key, dataset()) ?? []
  const paid = offeredServices(fares, key.passengers, key.scenario).filter(({ dollars }) => dollars > 0)
  const ids = new Set(paid.map(({ id }) => id))
  const seats = key.seats.filter(({ slice, segment, seat }) => {
    const fare = fares[slice]
    const flight = fare?.itinerary.flights[segment]
    const map = fare && flight ? seatMap(flight, fare.brand, dataset().today) : null
    return ((map && mapSeat(map, seat))?.dollars ?? 0) > 0
  })
  return {
    services: key.services.filter(({ id }) => ids.has(id)),
    seats: seats.map(({ isBooked: _, ...seat }) => seat),
  }
}
