import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { Problem } from '../http/problem.ts'
import { readBytes } from '../http/read-body.ts'
import type { Call } from '../routes/route.ts'

export interface OperatorApi {
  /** Origin of the operator's own API (`LIVERY_API_ORIGIN`). */
  origin: string
  /** Milliseconds until a call counts as timed out. */
  timeout: number
  fetch: (request: Request) => Promise<Response>
}

const REPLY_LIMIT = 8 * 1024 * 1024
// Headers of spec §7 that travel on; everything else, cookies and hop-by-hop headers included, stays here.
const passed = ['accept-language', 'x-session-id', 'timezone', 'x-correlation-id']

/**
 * Makes a checked call at the operator's API, with the headers of spec §7, and gives status and parsed body. Throws 504
 * when it takes too long and 502 when it fails, redirects, or answers with something that is not JSON.
 */
export async function operatorRequest<Id extends OperationId>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const timeout = AbortSignal.timeout(api.timeout)
  try {
    const response = await api.fetch(requestFor(api, id, call, AbortSignal.any([call.signal, timeout])))
    const { status, headers } = response
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      await response.body?.cancel()
      throw failed(id, 'it answered with a redirect')
    }
    return { status, headers, body: status === 204 ? undefined : await jsonOf(id, response) }
  } catch (cause) {
    if (cause instanceof Problem || call.signal.aborted) throw cause
    if (timeout.aborted) {
      throw new Problem({
        code: 'upstream_timeout',
        detail: `The operator's API did not answer ${id} in time.`,
        cause,
      })
    }
    throw failed(id, 'it could not be reached', cause)
  }
}

/** The problem for an operator's API that fails a call; the reason is for the person who runs both. */
export function failed(id: OperationId, reason: string, cause?: unknown): Problem {
  return new Problem({
    code: 'upstream_failed',
    detail: `The operator's API failed ${id}: ${reason}.`,
    cause,
  })
}

function requestFor<Id extends OperationId>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
  signal: AbortSignal,
): Request {
  const { path, method } = operations[id]
  const values = call.path as Record<string, unknown>
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))),
    api.origin,
  )
  for (const [name, value] of Object.entries(call.query as Record<string, unknown>)) {
    if (value !== undefined)
      url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const headers = new Headers({
    accept: 'application/json',
    origin: call.caller.origin,
    'x-request-id': call.caller.requestId,
  })
  for (const name of passed) {
    const value = call.request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const token = call.signedIn?.upstreamToken ?? null
  if (token !== null) headers.set('x-access-token', token)
  if (token === null || call.request.headers.get('x-auth-optional') === 'true')
    headers.set('x-auth-optional', 'true')
  const hasBody = method !== 'get'
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(url, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
    signal,
    ...(hasBody ? { body: JSON.stringify(call.body ?? {}) } : {}),
  })
}

async function jsonOf(id: OperationId, response: Response): Promise<unknown> {
  const bytes = response.body === null ? new Uint8Array() : await readBytes(response.body, REPLY_LIMIT)
  if (bytes === null) throw failed(id, 'its answer is too large')
  // A failure may come as a page of some proxy on the way; its status says enough.
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    if (response.status >= 400) return undefined
    throw failed(id, 'its answer is not JSON', cause)
  }
}
