import type { OperationId } from '../../contract/operations.gen.ts'
import type { BookingState } from '../../contract/preview.ts'
import type { ReplyOf } from '../../contract/types.ts'
import { Problem } from '../http/problem.ts'

type Empty = { readonly [Id in OperationId]?: ReplyOf<Id> }

/** What suppliers are asked for, each with the answer of nothing found. */
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
  suggestResorts: { data: [] },
}

/**
 * Gives what suppliers answer in a preview of how that looks: nothing found, or undefined where they are asked. Throws 503
 * where they fail, and where the answer is still to come: the page is drawn without it then, and the browser keeps waiting.
 */
export function pretendedSupply(id: OperationId, state: BookingState): unknown {
  const empty = nothingFound[id]
  if (empty === undefined || state === 'ready') return undefined
  if (state === 'empty') return empty
  throw new Problem({ code: 'overloaded', detail: 'A preview of what a failure looks like.' })
}
