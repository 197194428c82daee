import type { ErrorCode } from '../../contract/error-codes.ts'
import type { OperationId } from '../../contract/operations.gen.ts'
import { Problem } from '../http/problem.ts'
import { failed } from './operator-request.ts'

const codes = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  422: 'validation_failed',
  428: 'precondition_required',
  429: 'rate_limited',
} as const satisfies Readonly<Record<number, ErrorCode>>

type Refusal = (typeof codes)[keyof typeof codes]

/**
 * Takes a status of 400 or more from the operator's API and gives the problem that the browser gets: what the caller
 * did wrong keeps its meaning and the server's error text (spec §8), everything else is a failed upstream.
 */
export function operatorRefusal(id: OperationId, status: number, body: unknown, headers: Headers): Problem {
  const code = status < 500 ? ((codes as Readonly<Record<number, Refusal>>)[status] ?? 'bad_request') : null
  if (code === null) return failed(id, `it answered with status ${status}`)
  const retryAfter = headers.get('retry-after')
  const keepsRetry = retryAfter !== null && /^[0-9]{1,6}$/.test(retryAfter)
  return new Problem({
    code,
    detail: errorText(body) ?? 'The request was refused.',
    ...(keepsRetry ? { headers: { 'retry-after': retryAfter } } : {}),
  })
}

function errorText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { error, message, detail } = body as Record<string, unknown>
  const text = [error, message, detail].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text.replace(/\p{Cc}+/gu, ' ').slice(0, 300) : null
}
