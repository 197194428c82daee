import type { HotelCriteria, HotelOffer, HotelQuery, HotelSearchPart } from '../contract/types.ts'
import { ApiError } from './api-error.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { readLines } from './read-lines.ts'

// Who comes back from a hotel within five minutes sees the list that they left.
const STALE_TIME = 300_000

/** What has come of a search so far. */
export interface FoundHotels {
  offers: readonly HotelOffer[]
  /** Nothing more comes. */
  isDone: boolean
  /** The supplier failed on the way; what came before stands. */
  hasFailed: boolean
  isSample: boolean
  /** The place that the point is near, by name. */
  near?: string
  /** Towns round it. */
  neighbours?: readonly { name: string; latitude: number; longitude: number }[]
}

interface Kept {
  state: { data: FoundHotels | undefined }
}

/** What a query function is handed, as far as this one needs it. */
interface SearchContext {
  signal: AbortSignal
  queryKey: readonly unknown[]
  client: { setQueryData: (key: readonly unknown[], found: FoundHotels) => unknown }
}

/**
 * The query for hotels for a stay. Its data grows with each line that comes; who leaves stops the search, and a list that broke
 * off is looked for again. Rejects with an ApiError, also where the lines end before the last one.
 */
export const hotelSearchQuery = (client: ApiClient, body: HotelCriteria) => ({
  queryKey: ['post', '/api/hotels/search', { body }] as const,
  staleTime: ({ state }: Kept) => (state.data?.isDone && !state.data.hasFailed ? STALE_TIME : 0),
  async queryFn({ signal, queryKey, client: kept }: SearchContext): Promise<FoundHotels> {
    let found: FoundHotels = { offers: [], isDone: false, hasFailed: false, isSample: false }
    for await (const part of searchLines(client, body, signal)) {
      found = withPart(found, part)
      if (found.isDone) return found
      kept.setQueryData(queryKey, found)
    }
    throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
  },
})

async function* searchLines(
  client: ApiClient,
  body: HotelCriteria,
  signal: AbortSignal,
): AsyncGenerator<HotelSearchPart> {
  const { data } = await client.POST('/api/hotels/search', { body, signal, parseAs: 'stream' })
  if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
  try {
    // The contract says what a line is.
    for await (const line of readLines(data)) yield line as HotelSearchPart
  } catch (cause) {
    if (signal.aborted) throw cause
    const code = cause instanceof SyntaxError ? 'unexpected' : 'network'
    throw new ApiError({ status: 0, code, detail: '', cause })
  }
}

function withPart(found: FoundHotels, part: HotelSearchPart): FoundHotels {
  switch (part.kind) {
    case 'offers':
      return { ...found, offers: [...found.offers, ...part.offers] }
    case 'failed':
      return { ...found, isDone: true, hasFailed: true }
    case 'done':
      return {
        ...found,
        isDone: true,
        isSample: part.isSample,
        ...(part.near && { near: part.near }),
        ...(part.neighbours && { neighbours: part.neighbours }),
      }
  }
}

/** The query for a hotel, and for its rates where a stay is asked for. */
export const hotelQuery = (client: ApiClient, body: HotelQuery) =>
  endpointQuery(client, 'post', '/api/hotels/details', { body }, STALE_TIME)
