import { type ErrorCode, errorCodes } from '../../../contract/error-codes.ts'
import type { OperationId } from '../../../contract/operations.gen.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { failed } from './operator-failure.ts'
import { refusedFields } from './refused-fields.ts'

/** The code for a status without a more exact one. */
const usual = {
  400: 'bad_request',
  401: 'unauthenticated',
  402: 'payment_declined',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  422: 'validation_failed',
  428: 'precondition_required',
  429: 'rate_limited',
} as const satisfies Readonly<Record<number, ErrorCode>>

/** Codes that the site's pages act on, each with its status in the contract. */
const exact = [
  ...(['hold_expired', 'sold_out', 'price_changed', 'quote_expired', 'proposal_over'] as const),
  ...(['already_paid', 'payment_out_of_order'] as const),
  ...(['request_in_flight', 'idempotency_mismatch', 'account_inactive'] as const),
  ...(['password_required', 'token_invalid', 'payments_unavailable'] as const),
]

type Refusal = (typeof usual)[keyof typeof usual] | (typeof exact)[number]

/**
 * Returns the browser's problem for a status of 400 or more from the operator's API. Errors of the caller keep code,
 * fields and error text (spec §8), and so does a 503 with one of the exact codes. Any other 5xx is a failed upstream.
 */
export function operatorRefusal(id: OperationId, status: number, body: unknown, headers: Headers): Problem {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const code = exactCode(status, fields.code)
  if (status >= 500 && code === undefined) return failed(id, `it answered with status ${status}`)
  const errors = refusedFields(body)
  const retryAfter = headers.get('retry-after')
  const keepsRetry = retryAfter !== null && /^[0-9]{1,6}$/.test(retryAfter)
  return new Problem({
    code: code ?? usualCode(status),
    detail: errorText(fields) ?? 'The request was refused.',
    ...(errors.length > 0 && { errors }),
    ...(keepsRetry && { headers: { 'retry-after': retryAfter } }),
    extra: extraOf(fields),
  })
}

function exactCode(status: number, code: unknown): Refusal | undefined {
  return exact.find((one) => one === code && errorCodes[one].status === status)
}

function usualCode(status: number): Refusal {
  return (usual as Readonly<Record<number, Refusal>>)[status] ?? 'bad_request'
}

/** Members next to the code: the amount due now, a proposal's new total, and the reason of a declined payment. */
function extraOf({ dueNow, total, declined }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isCode = typeof declined === 'string' && /^[a-z][a-z0-9_]{0,59}$/.test(declined)
  return { ...moneyIn({ dueNow, total }), ...(isCode && { declined }) }
}

/** Keeps each member that is an amount, with its amount and currency alone. */
function moneyIn(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copied = Object.entries(members).flatMap(([name, value]) => {
    const { amount, currency } = (typeof value === 'object' && value !== null ? value : {}) as {
      amount?: unknown
      currency?: unknown
    }
    const isMoney =
      Number.isSafeInteger(amount) && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
    return isMoney ? [[name, { amount, currency }]] : []
  })
  return Object.fromEntries(copied)
}

function errorText({ error, message, detail }: Readonly<Record<string, unknown>>): string | null {
  const text = [error, message, detail].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text.replace(/\p{Cc}+/gu, ' ').slice(0, 300) : null
}
