import type { ErrorCode } from '../contract/error-codes.ts'
import type { FieldError } from '../contract/types.ts'
import type { Quota } from './quota.ts'

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
