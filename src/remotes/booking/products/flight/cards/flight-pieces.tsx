import { createContext, type ReactNode, use } from 'react'
import type { FoundPieces } from '../../../../../api/flights.ts'
import type { Airline, FlightAirport } from '../../../../../contract/types.ts'

type Pieces = Pick<FoundPieces, 'airports' | 'airlines'>

const Context = createContext<Pieces>({ airports: {}, airlines: {} })

/** Names of the airports and airlines of the flights inside. */
export function FlightPieces({ airports, airlines, children }: Pieces & { children: ReactNode }) {
  return <Context value={{ airports, airlines }}>{children}</Context>
}

/** Airports and airlines by their codes; a code stands for a name that is not known. */
export function useFlightPieces() {
  const { airports, airlines } = use(Context)
  return {
    airportOf: (code: string): FlightAirport | undefined => airports[code],
    airlineOf: (code: string): Airline | undefined => airlines[code],
    /** The city of an airport. */
    cityOf: (code: string): string => airports[code]?.city ?? code,
    /** The airport's name with its code. */
    airportName: (code: string): string => {
      const name = airports[code]?.name
      return name === undefined ? code : `${name} (${code})`
    },
    airlineName: (code: string): string => airlines[code]?.name ?? code,
  }
}

/** Returns airports and airlines of an answer by their codes. */
export function piecesOf({
  airports,
  airlines,
}: {
  airports: readonly FlightAirport[]
  airlines: readonly Airline[]
}): Pieces {
  return {
    airports: Object.fromEntries(airports.map((airport) => [airport.code, airport])),
    airlines: Object.fromEntries(airlines.map((airline) => [airline.code, airline])),
  }
}
