import type { FlightKey } from './flight-key.ts'
import { type FlightPassenger, passengerList } from './passengers.ts'

/**
 * Returns a key without some passengers, by their numbers: their services and seats go, and the others' numbers move up.
 * A lap infant goes with its adult. Null if no adult would be left.
 */
export function withoutPassengers(key: FlightKey, without: readonly number[]): FlightKey | null {
  if (without.length === 0) return key
  const list = passengerList(key.passengers)
  if (without.some((index) => list[index] === undefined)) return null
  const named = list.filter(({ index }) => !without.includes(index))
  const adults = named.filter(({ type }) => type === 'adult')
  const infants = named.filter(({ type }) => type === 'infant').slice(0, adults.length)
  const stays = named.filter((one) => one.type !== 'infant' || infants.includes(one))
  if (adults.length === 0) return null
  const numberOf = new Map(stays.map(({ index }, place) => [index, place]))
  const moved = <Chosen extends { readonly passenger: number }>(chosen: readonly Chosen[]): Chosen[] =>
    chosen.flatMap((one) => {
      const passenger = numberOf.get(one.passenger)
      return passenger === undefined ? [] : [{ ...one, passenger }]
    })
  return {
    ...key,
    passengers: { adults: adults.length, childAges: stays.flatMap(({ age }: FlightPassenger) => age ?? []) },
    services: moved(key.services),
    seats: moved(key.seats),
  }
}
