import type { CurrencyCode, FlightCriteria } from '../../../../../contract/types.ts'
import type {
  FlightPlaceChoice,
  FlightSearchCriteria,
  FlightSlice,
} from '../../../../../tenant/flight-search.ts'

type Wanted = FlightCriteria['slices'][number]

/** The slices of a search as the contract has them. */
export function wantedSlices(slices: readonly FlightSlice[]): Wanted[] {
  const place = ({ code, isCity, within }: FlightPlaceChoice) => ({
    kind: isCity ? ('city' as const) : ('airport' as const),
    code,
    within,
  })
  return slices.map(({ from, to, date }) => ({ from: place(from), to: place(to), date }))
}

/** The body of a search. The server and the browser send the same one. `chosen` are the flights of the first slices. */
export function searchBody(
  { slices, adults, childAges, cabin, flexibleDays, separateTickets }: FlightSearchCriteria,
  currency: string,
  chosen: readonly string[] = [],
): FlightCriteria {
  return {
    slices: wantedSlices(slices),
    passengers: { adults, childAges: [...childAges] },
    cabin,
    maximumConnections: 2,
    flexibleDays,
    separateTickets,
    currency: currency as CurrencyCode,
    ...(chosen.length > 0 && { chosen: [...chosen] }),
  }
}
