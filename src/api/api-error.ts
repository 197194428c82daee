import type { ErrorCode } from '../contract/error-codes.ts'
import type { FieldError } from '../contract/types.ts'
import type { Quota } from './quota.ts'

/** Codes of the contract, and what only a client meets: no answer, an answer that is not JSON, one for another agency. */
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
 * The one error a call to the API ends in, unless its caller aborted it. `status` is 0 where no answer came;
 * `detail` is the server's own sentence, or empty where it gave none; it is for logs and tests, and no page shows it.
 */
export class ApiError extends Error {
  /** A part of the site has this class in its own bundle: what the shell's client throws is one there too. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError'
  }

  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** Which of several rules of one code was broken; null where the answer does not say. */
  readonly reason: string | null
  /** Seconds after which the server wants to be asked again; null where it says none. */
  readonly retryAfter: number | null
  /** What is left of the limit that the call counts for; null where it tells none. */
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
   * The sentence of an operator's own API, which answers in its visitors' language (spec §8). Empty for the contract's problems: their
   * `detail` is English, for who calls the API, and pages put the code into words.
   */
  get ownWords(): string {
    return this.code === 'unexpected' ? this.detail : ''
  }
}
