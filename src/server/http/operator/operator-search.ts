import type { ErrorCode } from '../../../contract/error-codes.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Call } from '../request-context/route.ts'
import { type OperatorDeadline, operatorDeadline } from './operator-deadline.ts'
import { failed, operatorFailure } from './operator-failure.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorPart } from './operator-reply.ts'
import { jsonOf, type OperatorApi, operatorResponse, REPLY_LIMIT } from './operator-request.ts'
import { visiblePart } from './visible-fields.ts'

/** The searches that are answered in lines, with the beginning of the names of their lines' schemas. */
export const lineSearches = {
  searchHotels: 'HotelSearch',
  searchActivities: 'ActivitySearch',
  searchCars: 'CarSearch',
  searchFlights: 'FlightSearch',
  searchResorts: 'ResortSearch',
} as const

export type LineSearch = keyof typeof lineSearches

/** The end of the name of the schema of each kind of line. */
const kinds = { offers: 'Offers', done: 'Done', failed: 'Failed' } as const

interface Line {
  readonly kind: keyof typeof kinds
}

/**
 * Searches a product at the operator's API. Each line is checked and passed on as it arrives, without the fields that
 * the caller may not see. A failure before the first line throws; a later one becomes a line, since earlier lines
 * stay valid.
 */
export async function operatorSearch<Id extends LineSearch>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
): Promise<Response> {
  const left = new AbortController()
  const caller = AbortSignal.any([call.signal, left.signal])
  const deadline = operatorDeadline(api.timeout, caller)
  const problemOf = (cause: unknown) => operatorFailure(id, cause, { deadline, caller })
  try {
    const response = await operatorResponse(api, id, call, deadline)
    if (response.status >= 400) {
      throw operatorRefusal(id, response.status, await jsonOf(id, response), response.headers)
    }
    const type = response.headers.get('content-type') ?? ''
    if (!/^application\/x-ndjson\s*(?:;|$)/i.test(type))
      throw failed(id, 'its answer is not application/x-ndjson')
    const parts = partsOf(id, call, response, deadline)
    const first = await parts.next()
    return new Response(linesOf(first, parts, { deadline, left, problemOf }), {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    })
  } catch (cause) {
    deadline.end()
    throw problemOf(cause)
  }
}

/** Each line as the caller may see it, up to the one that ends the search. */
async function* partsOf<Id extends LineSearch>(
  id: Id,
  call: Call<Id>,
  { body }: Response,
  deadline: OperatorDeadline,
): AsyncGenerator<Line, void> {
  const seen = permissionsOf(call.session, call.agency.agency)
  for await (const line of boundedLines(body, REPLY_LIMIT)) {
    if (line === null) throw failed(id, 'its answer is too large')
    deadline.extend()
    const part = partOf(id, line)
    yield visiblePart(schemaOf(id, part.kind), part, seen) as Line
    if (part.kind !== 'offers') return
  }
  throw failed(id, 'its answer ends without a line of kind "done"')
}

function schemaOf(id: LineSearch, kind: Line['kind']): string {
  return lineSearches[id] + kinds[kind]
}

function partOf(id: LineSearch, line: string): Line {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw failed(id, 'a line of its answer is not JSON', cause)
  }
  const kind = (value as { kind?: unknown } | null)?.kind
  if (kind !== 'offers' && kind !== 'done' && kind !== 'failed') {
    throw failed(id, 'a line of its answer has no kind of "offers", "done" or "failed"')
  }
  return operatorPart(id, schemaOf(id, kind), value) as Line
}

interface Reading {
  deadline: OperatorDeadline
  left: AbortController
  problemOf: (cause: unknown) => unknown
}

function linesOf(
  first: IteratorResult<Line, void>,
  parts: AsyncGenerator<Line, void>,
  { deadline, left, problemOf }: Reading,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<Line, void> | null = first
  return new ReadableStream({
    async pull(stream) {
      const write = (part: Line & { code?: ErrorCode }) =>
        stream.enqueue(encoder.encode(`${JSON.stringify(part)}\n`))
      try {
        const { done, value } = next ?? (await parts.next())
        next = null
        if (!done) return write(value)
      } catch (cause) {
        if (!left.signal.aborted) write({ kind: 'failed', code: asProblemCode(problemOf(cause)) })
      }
      deadline.end()
      stream.close()
    },
    cancel() {
      deadline.end()
      left.abort()
    },
  })
}

/** Returns the code of a failure during a search; `upstream_failed` if it is not a problem. */
function asProblemCode(cause: unknown): ErrorCode {
  return cause instanceof Problem ? cause.code : 'upstream_failed'
}

/**
 * Reads a stream as lines of UTF-8, without empty ones. Returns null and stops past the limit in bytes; throws if the
 * bytes are not UTF-8.
 */
async function* boundedLines(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): AsyncGenerator<string | null, void> {
  if (stream === null) return
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let length = 0
  let rest = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.byteLength
      if (length > limit) return yield null
      const [first = '', ...lines] = decoder.decode(next.value, { stream: true }).split('\n')
      rest += first
      // Only new bytes are searched for line ends, since a line may arrive in many pieces.
      for (const line of lines) {
        if (rest.trim() !== '') yield rest
        rest = line
      }
    }
    rest += decoder.decode()
    if (rest.trim() !== '') yield rest
  } finally {
    // The reader has left or the operator has stopped: either way, nothing more is needed.
    await reader.cancel().catch(() => undefined)
  }
}
