import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { Flight } from './flight.ts'
import type { ChosenSeat, ChosenService, FlightKey } from './flight-key.ts'
import { type FlightService, flightServices } from './flight-services.ts'
import type { PricedExtra } from './journey-price.ts'
import { countOf, type FlightPassengers, passengerList } from './passengers.ts'
import { mapSeat, maySit, seatMap, seatStockName, takesNoInfants } from './seat-map.ts'
import type { FlightStock } from './seats-left.ts'
import type { SliceFare } from './slice-fare.ts'

/** The services and seats of a key, with their prices. */
export interface PricedExtras {
  readonly services: readonly (ChosenService & { readonly service: FlightService })[]
  readonly seatStocks: readonly FlightStock[]
  readonly priced: readonly PricedExtra[]
}

/**
 * Returns the services and seats of a key. `sold_out` if a seat is taken; null if a service or seat is not of the
 * journey, or not for its passenger.
 */
export async function keyedExtras(
  key: FlightKey,
  fares: readonly SliceFare[],
  today: number,
  ledger: SupplyLedger,
): Promise<PricedExtras | 'sold_out' | null> {
  const { passengers, scenario } = key
  const offered = offeredServices(fares, passengers, scenario)
  const services = key.services.map((one) => chosenService(one, offered))
  const known = services.filter((one) => one !== null)
  const isTwice = new Set(key.services.map(({ id, passenger }) => `${id} ${passenger}`)).size < known.length
  if (known.length < services.length || isTwice || !isEachOnce(key.seats)) return null
  const seats = await chosenSeats(key, fares, today, ledger)
  if (seats === null || seats === 'sold_out') return seats
  return {
    services: known,
    seatStocks: seats.map(({ stock }) => stock),
    priced: [
      ...known.map(({ service, count }) => ({ label: service.kind, dollars: service.dollars, count })),
      ...seats.map(({ dollars }) => ({ label: 'seat', dollars, count: 1 })),
    ],
  }
}

/** Returns the services of a journey; without bags in the scenario that has none. */
export function offeredServices(
  fares: readonly SliceFare[],
  passengers: FlightPassengers,
  scenario: FlightKey['scenario'],
): FlightService[] {
  const all = flightServices(fares, passengers)
  return scenario === 'no_bags' ? all.filter(({ kind }) => !kind.endsWith('_bag')) : all
}

function chosenService(chosen: ChosenService, offered: readonly FlightService[]) {
  const service = offered.find(({ id }) => id === chosen.id)
  const { passenger, count } = chosen
  const isTheirs = service?.passengers.includes(passenger) === true
  return service && isTheirs && count >= 1 && count <= service.maximum ? { ...chosen, service } : null
}

function isEachOnce(seats: readonly ChosenSeat[]): boolean {
  const named = seats.flatMap(({ slice, segment, passenger, seat }) => [
    `${slice} ${segment} ${passenger}`,
    `${slice} ${segment} ${seat}`,
  ])
  return new Set(named).size === named.length
}

interface SeatOfPassenger {
  readonly stock: FlightStock
  readonly dollars: number
}

async function chosenSeats(
  { seats, passengers }: FlightKey,
  fares: readonly SliceFare[],
  today: number,
  ledger: SupplyLedger,
): Promise<SeatOfPassenger[] | 'sold_out' | null> {
  const placed = seats.map((one) => ({ ...one, fare: fares[one.slice] }))
  const stocks = placed.flatMap(({ fare, segment, seat }) => {
    const flight = fare?.itinerary.flights[segment]
    return flight ? [seatStock(flight, seat)] : []
  })
  const dates = stocks.map(({ date }) => date).toSorted()
  const names = stocks.map(({ stock }) => stock)
  const taken = names.length === 0 ? new Map() : await ledger.taken(names, dates[0] ?? '', dates.at(-1) ?? '')
  const isBooked = (stock: string) => [...(taken.get(stock)?.values() ?? [])].some((count) => count > 0)
  const found: SeatOfPassenger[] = []
  const lapless = new Set<number>()
  for (const { fare, segment, passenger, seat: designator, isBooked: isOwn } of placed) {
    const flight = fare?.itinerary.flights[segment]
    const map = fare && flight ? seatMap(flight, fare.brand, today, isBooked) : null
    const seat = map && mapSeat(map, designator)
    const type = passengerList(passengers)[passenger]?.type
    if (!flight || !seat || type === undefined || !maySit(seat, type)) return null
    if (takesNoInfants(seat)) lapless.add(passenger)
    if (!seat.isFree && !isOwn) return 'sold_out'
    found.push({ stock: seatStock(flight, designator), dollars: seat.dollars })
  }
  // Each infant needs the lap of an adult who sits where infants may.
  const laps = passengerList(passengers).filter(({ type, index }) => type === 'adult' && !lapless.has(index))
  return laps.length < countOf(passengers, 'infant') ? null : found
}

function seatStock(flight: Flight, designator: string): FlightStock {
  return { stock: seatStockName(flight, designator), date: dateOfDay(flight.day) }
}
