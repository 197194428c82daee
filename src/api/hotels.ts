import type { HotelCriteria, HotelOffer, HotelQuery, HotelSearchPart } from '../contract/types.ts'
import { ApiError } from './api-error.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

// A visitor who returns from a hotel within five minutes sees the same list.
const STALE_TIME = 300_000

/** The results of a search so far. */
export interface FoundHotels {
  offers: readonly HotelOffer[]
  /** No more results follow. */
  isDone: boolean
  /** The supplier failed during the search; earlier results remain valid. */
  hasFailed: boolean
  /** The stay cannot be searched, e.g. because it is too far ahead. */
  isRefused?: true
  isSample: boolean
  /** The name of the place near the search point. */
  near?: string
  /** Nearby towns. */
  neighbours?: readonly { name: string; latitude: number; longitude: number }[]
}

interface StoredQuery {
  state: { data: FoundHotels | undefined }
}

/** The part of TanStack's query context that this query uses. */
interface SearchContext {
  signal: AbortSignal
  queryKey: readonly unknown[]
  client: {
    getQueryData: (key: readonly unknown[]) => FoundHotels | undefined
    setQueryData: (key: readonly unknown[], found: FoundHotels) => unknown
  }
}

/**
 * The query for hotels for a stay. Its data grows with each line received; leaving stops the search, and an
 * interrupted list is searched again. Rejects with an ApiError, also if the lines end early.
 */
export const hotelSearchQuery = (client: ApiClient, body: HotelCriteria) => ({
  queryKey: ['post', '/api/hotels/search', { body }] as const,
  staleTime: ({ state }: StoredQuery) => (state.data?.isDone && !state.data.hasFailed ? STALE_TIME : 0),
  async queryFn({ signal, queryKey, client: queryClient }: SearchContext): Promise<FoundHotels> {
    let found: FoundHotels = { offers: [], isDone: false, hasFailed: false, isSample: false }
    const shown = queryClient.getQueryData(queryKey)?.offers.length ?? 0
    try {
      for await (const part of searchLines(client, body, signal)) {
        found = withPart(found, part)
        if (found.isDone) return found
        // The hotels of an interrupted list stay until there are more.
        if (found.offers.length > shown) queryClient.setQueryData(queryKey, found)
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'validation_failed')) throw error
      return { ...found, isDone: true, isRefused: true }
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
    // The contract defines the lines.
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

/** The query for a hotel, and for its rates if a stay is given. */
export const hotelQuery = (client: ApiClient, body: HotelQuery) =>
  endpointQuery(client, 'post', '/api/hotels/details', { body }, STALE_TIME)

/**
 * Yields the value of each line of JSON as soon as the line is complete; empty lines are skipped. Throws a
 * SyntaxError for an invalid line and for one that is cut off.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
      if (done) return
    }
  } finally {
    // A reader who stops cancels the stream.
    await reader.cancel().catch(() => undefined)
  }
}
