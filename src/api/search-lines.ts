import { ApiError } from './api-error.ts'

// A visitor who returns from an offer within five minutes sees the same list.
const STALE_TIME = 300_000

/** The results of a streamed search so far. */
export interface FoundOffers<Offer> {
  offers: readonly Offer[]
  /** No more results follow. */
  isDone: boolean
  /** The supplier failed during the search; earlier results remain valid. */
  hasFailed: boolean
  /** The criteria cannot be searched, e.g. because they are too far ahead. */
  isRefused?: true
  isSample: boolean
}

/** One line of a search's answer, as every product's contract has it. */
type SearchLine<Offer, Done> =
  | { kind: 'offers'; offers: readonly Offer[] }
  | { kind: 'failed' }
  | ({ kind: 'done'; isSample: boolean } & Done)

interface StoredQuery<Found> {
  state: { data: Found | undefined }
}

/** The part of TanStack's query context that a search uses. */
interface SearchContext<Found> {
  signal: AbortSignal
  queryKey: readonly unknown[]
  client: {
    getQueryData: (key: readonly unknown[]) => Found | undefined
    setQueryData: (key: readonly unknown[], found: Found) => unknown
  }
}

type Send = (signal: AbortSignal) => Promise<{ data?: ReadableStream<Uint8Array> | null | undefined }>

/** The query of a search, for loader and hook alike. */
export interface SearchQuery<Found, Body = { readonly currency?: string | undefined }> {
  readonly queryKey: readonly ['post', string, { readonly body: Body }]
  readonly staleTime: (query: StoredQuery<Found>) => number
  readonly queryFn: (context: SearchContext<Found>) => Promise<Found>
}

interface Search<Path extends string, Body> {
  path: Path
  body: Body
  /** Sends the search; resolves to the stream of its lines. */
  send: Send
  /** Adds what a line of offers brings besides them to what earlier lines brought. */
  gather?: (found: object, line: object) => object
}

/**
 * The query for a product's offers. Its data grows with each line received; leaving stops the search, and an
 * interrupted list is searched again. Rejects with an ApiError, also if the lines end early.
 */
export function searchQuery<Offer, Done extends object, Path extends string, Body>({
  path,
  body,
  send,
  gather,
}: Search<Path, Body>): SearchQuery<FoundOffers<Offer> & Partial<Done>, Body> {
  type Found = FoundOffers<Offer> & Partial<Done>
  return {
    queryKey: ['post', path, { body }],
    staleTime: ({ state }: StoredQuery<Found>) =>
      state.data?.isDone && !state.data.hasFailed ? STALE_TIME : 0,
    async queryFn({ signal, queryKey, client }: SearchContext<Found>): Promise<Found> {
      let found = {
        offers: [],
        isDone: false,
        hasFailed: false,
        isSample: false,
      } as FoundOffers<Offer> as Found
      const shown = client.getQueryData(queryKey)?.offers.length ?? 0
      try {
        for await (const line of linesOf(send, signal)) {
          // The contract defines the lines.
          found = withLine(found, line as SearchLine<Offer, Done>, gather)
          if (found.isDone) return found
          // The offers of an interrupted list stay until there are more.
          if (found.offers.length > shown) client.setQueryData(queryKey, found)
        }
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'validation_failed')) throw error
        return { ...found, isDone: true, isRefused: true }
      }
      throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
    },
  }
}

async function* linesOf(send: Send, signal: AbortSignal): AsyncGenerator<unknown> {
  const { data } = await send(signal)
  if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
  try {
    yield* readLines(data)
  } catch (cause) {
    if (signal.aborted) throw cause
    const code = cause instanceof SyntaxError ? 'unexpected' : 'network'
    throw new ApiError({ status: 0, code, detail: '', cause })
  }
}

function withLine<Offer, Done extends object, Found extends FoundOffers<Offer> & Partial<Done>>(
  found: Found,
  line: SearchLine<Offer, Done>,
  gather: Search<string, unknown>['gather'],
): Found {
  switch (line.kind) {
    case 'offers':
      return { ...found, ...gather?.(found, line), offers: [...found.offers, ...line.offers] }
    case 'failed':
      return { ...found, isDone: true, hasFailed: true }
    case 'done': {
      const { kind: _, ...done } = line
      return { ...found, ...done, isDone: true }
    }
  }
}

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
