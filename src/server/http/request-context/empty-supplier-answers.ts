import type { OperationId } from '../../../contract/operations.gen.ts'
import type { SupplyState } from '../../../contract/preview.ts'
import type {
  ActivitySearchPart,
  CarSearchPart,
  FlightSearchPart,
  HotelSearchPart,
  ReplyOf,
  ResortSearchPart,
} from '../../../contract/types.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { callsSupplier } from './calls-supplier.ts'

type Empty = { readonly [Id in OperationId]?: ReplyOf<Id> }

/** The suppliers' empty answers, except for those in lines. */
const nothingFound: Empty = {
  searchHotelDeals: { response: [] },
  searchActivityDeals: { response: [] },
  searchCarDeals: { response: [] },
  searchResortDeals: { data: [] },
  getShipLines: { shipLines: [] },
  suggestHotelPlaces: { locationSuggestions: [], allData: [] },
  suggestActivityPlaces: { data: [], allData: [] },
  suggestCarPlaces: { locations: [], allData: [] },
  suggestAirports: { data: [] },
  getFlightCalendar: { data: { days: [] } },
  suggestResorts: { data: [] },
}

const noOffers: HotelSearchPart & ActivitySearchPart = { kind: 'done', total: 0, isSample: true }
const noCars: CarSearchPart = { kind: 'done', total: 0, isSample: true, days: 1, none: 'sold_out' }
const noFlights: FlightSearchPart = { kind: 'done', total: 0, isSample: true, none: 'no_seats' }
const noWeeks: ResortSearchPart = { kind: 'done', total: 0, isSample: true, none: 'no_week' }

/** The single line of each empty search. */
const emptySearches: { readonly [Id in OperationId]?: object } = {
  searchHotels: noOffers,
  searchActivities: noOffers,
  searchCars: noCars,
  searchFlights: noFlights,
  searchResorts: noWeeks,
}

function searchOf(line: object): Response {
  return new Response(`${JSON.stringify(line)}\n`, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  })
}

/**
 * Returns the suppliers' simulated answer in a preview: an empty result, or undefined if they are really called.
 * Throws 503 for a simulated failure, and for an answer that never comes: the page is rendered without it, and the
 * browser keeps waiting.
 */
export function emptySupplierAnswers(id: OperationId, state: SupplyState): unknown {
  if (!callsSupplier(id) || state === 'ready') return undefined
  const search = emptySearches[id]
  if (state === 'empty') return search ? searchOf(search) : nothingFound[id]
  throw new Problem({ code: 'overloaded', detail: 'This preview simulates a failure of suppliers.' })
}
