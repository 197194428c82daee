import { airportsOfCity, metropolitanAreas } from '../../geography/metropolitan-areas.ts'
import type { FlightAtlas, Station } from './flight-atlas.ts'

const areaByAirport = new Map(
  metropolitanAreas.flatMap(({ airports }) => airports.map((iata) => [iata, airports])),
)

/** Returns the airports of a city by the code of the city; null for a code that only an airport has. */
export function stationsOfCity(code: string, atlas: FlightAtlas): Station[] | null {
  const airports = airportsOfCity(code)
  return airports === null ? null : stations(airports, atlas)
}

/** Returns the airports of an airport's city between which passengers connect, itself first. */
export function airportsAround({ iata }: Station, atlas: FlightAtlas): Station[] {
  const others = areaByAirport.get(iata) ?? []
  return stations([iata, ...others.filter((one) => one !== iata)], atlas)
}

function stations(codes: readonly string[], { station }: FlightAtlas): Station[] {
  return codes.flatMap((code) => station(code) ?? [])
}
