import { useApi, useCurrency } from '@livery/platform'
import { flightSearchQuery } from '../../../../../api/flights.ts'
import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { SearchOutcome } from '../../../spine/results/search-outcome.tsx'
import { FlightListSkeleton } from '../cards/flight-list.tsx'
import { FlightPieces } from '../cards/flight-pieces.tsx'
import { routeOf } from '../search/flight-searches.ts'
import { searchBody } from '../search/search-body.ts'
import { FlightBoard } from './flight-board.tsx'
import { NoFlights } from './no-flights.tsx'

interface FlightResultsProps {
  criteria: FlightSearchCriteria
  /** The flights that are chosen for the first slices. */
  chosen: readonly string[]
}

/** Flights of a search as they arrive. */
export function FlightResults({ criteria, chosen }: FlightResultsProps) {
  const [currency] = useCurrency()
  return (
    <SearchOutcome
      query={flightSearchQuery(useApi(), searchBody(criteria, currency, chosen))}
      skeleton={<FlightListSkeleton />}
      placeOf={() => routeOf(criteria)}
      none={({ none }) => <NoFlights {...{ criteria, chosen, none }} />}
    >
      {(search) => (
        <FlightPieces airports={search.found.airports ?? {}} airlines={search.found.airlines ?? {}}>
          <FlightBoard {...search} {...{ criteria, chosen }} />
        </FlightPieces>
      )}
    </SearchOutcome>
  )
}
