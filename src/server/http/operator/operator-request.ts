import type { OperationId } from '../../../contract/operations.gen.ts'
import { readBytes } from '../http-messages/read-body.ts'
import type { Call } from '../request-context/route.ts'
import { makeOperatorRequest } from './make-operator-request.ts'
import { type OperatorDeadline, operatorDeadline } from './operator-deadline.ts'
import { failed, operatorFailure } from './operator-failure.ts'

export interface OperatorApi {
  /** Origin of the operator's own API (`LIVERY_API_ORIGIN`). */
  origin: string
  /** Milliseconds until a call counts as timed out. */
  timeout: number
  fetch: OperatorFetch
}

/**
 * Sends a request until `signal` is aborted. The signal is not the request's own: Node drops that one once the
 * request is collected, although its answer is still being read.
 */
export type OperatorFetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

/** The most bytes that an answer may have. */
export const REPLY_LIMIT = 8 * 1024 * 1024

/**
 * Makes a checked call at the operator's API with the headers of spec §7, and returns status and parsed body. Throws
 * 504 after the timeout, and 502 for a failure, a redirect or an answer that is not JSON.
 */
export async function operatorRequest<Id extends OperationId>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const deadline = operatorDeadline(api.timeout, call.signal)
  try {
    const response = await operatorResponse(api, id, call, deadline)
    const { status, headers } = response
    return { status, headers, body: status === 204 ? undefined : await jsonOf(id, response) }
  } catch (cause) {
    throw operatorFailure(id, cause, { deadline, caller: call.signal })
  } finally {
    deadline.end()
  }
}

/** Makes the same call and returns its response with an unread body. Throws 502 for a redirect. */
export async function operatorResponse<Id extends OperationId>(
  api: OperatorApi,
  id: Id,
  call: Call<Id>,
  { signal }: OperatorDeadline,
): Promise<Response> {
  const response = await api.fetch(makeOperatorRequest(api.origin, id, call), { signal })
  const { status, type } = response
  if (type !== 'opaqueredirect' && (status < 300 || status >= 400)) return response
  await response.body?.cancel()
  throw failed(id, 'it answered with a redirect')
}

/** Reads a response as JSON. Throws 502 if it is too large, or if a successful answer is not JSON. */
export async function jsonOf(id: OperationId, response: Response): Promise<unknown> {
  const bytes = response.body === null ? new Uint8Array() : await readBytes(response.body, REPLY_LIMIT)
  if (bytes === null) throw failed(id, 'its answer is too large')
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    // A failure may be the page of a proxy on the way; its status is enough.
    if (response.status >= 400) return undefined
    throw failed(id, 'its answer is not JSON', cause)
  }
}
