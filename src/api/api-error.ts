import type { ErrorCode } from '../contract/error-codes.ts'
import type { FieldError } from '../contract/types.ts'

/** The codes of the contract, and three that only a client meets: no answer, no JSON, an answer for another agency. */
export type ApiErrorCode = ErrorCode | 'network' | 'unexpected' | 'agency_mismatch'

interface ApiErrorInit {
  status: number
  code: ApiErrorCode
  detail: string
  errors?: readonly FieldError[]
  reason?: string | null
  retryAfter?: number | null
  quota?: Quota | null
  cause?: unknown
}

/**
 * The only error that an API call throws, apart from an abort. `status` is 0 if there was no answer. `detail` is the
 * server's own sentence or empty; it is for logs and tests, and no page shows it.
 */
export class ApiError extends Error {
  /** Each remote part has this class in its own bundle; an error from the shell's client is an instance there too. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError'
  }

  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** Which of several rules behind one code was broken; null if the answer does not say. */
  readonly reason: string | null
  /** Seconds until the next attempt, as the server asks; null if it does not say. */
  readonly retryAfter: number | null
  /** What remains of the quota that this call counts against; null if the server does not say. */
  readonly quota: Quota | null

  constructor(init: ApiErrorInit) {
    const { status, code, detail, errors = [], reason = null, retryAfter = null, quota = null, cause } = init
    super(detail || `The API answered ${status}`, { cause })
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.reason = reason
    this.retryAfter = retryAfter
    this.quota = quota
  }

  /**
   * The message of an operator's own API, which answers in the visitor's language (spec §8). Empty for the contract's
   * problems: their `detail` is English for developers, and pages have a text for each code.
   */
  get ownWords(): string {
    return this.code === 'unexpected' ? this.detail : ''
  }
}

/**
 * Returns the ApiError for a refused answer: problem+json, or the body of an operator's own API, whose `error` or
 * `message` becomes the detail (spec §8). An empty or unreadable body is allowed. The whole body is the `cause`.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null)
  const { code, detail, error, message, errors, reason } = Object(body)
  return new ApiError({
    status: response.status,
    code:
      typeof code === 'string'
        ? (code as ApiErrorCode)
        : response.status === 401
          ? 'unauthenticated'
          : 'unexpected',
    detail: [detail, error, message].find((text) => typeof text === 'string') ?? '',
    retryAfter: secondsIn(response.headers.get('retry-after')),
    quota: readQuota(response.headers),
    reason: typeof reason === 'string' ? reason : null,
    errors: Array.isArray(errors) ? errors : [],
    cause: body,
  })
}

/** An operator's own API may send a date, but its clock differs from the reader's: the date is ignored. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}

/** A rate limit as the answer states it: calls left now, the limit, and seconds until one more is available. */
export interface Quota {
  left: number
  limit: number
  secondsEach: number
}

/**
 * Reads the fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers); null if an answer has
 * none.
 */
export function readQuota(headers: Headers): Quota | null {
  const state = parametersOf(headers.get('ratelimit'))
  const policy = parametersOf(headers.get('ratelimit-policy'))
  const [left, limit, window] = [state.get('r'), policy.get('q'), policy.get('w')]
  if (left === undefined || !limit || window === undefined) return null
  return { left, limit, secondsEach: window / limit }
}

/** True if so little is left that the user should know. */
export function isShort({ left, limit }: Quota): boolean {
  return left * 10 <= limit
}

/** The parameters of a field's only item, such as `"pictures";r=180;t=100`. */
function parametersOf(field: string | null): Map<string, number> {
  const pairs = (field ?? '').split(';').slice(1)
  return new Map(
    pairs.flatMap((pair): [string, number][] => {
      const [, name, value] = /^\s*([a-z]+)=(\d{1,9})\s*$/.exec(pair) ?? []
      return name === undefined ? [] : [[name, Number(value)]]
    }),
  )
}
