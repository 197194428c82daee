import { type ErrorCode, errorCodes } from '../../../contract/error-codes.ts'
import type { FieldError, ProblemBody } from '../../../contract/types.ts'

interface ProblemDetails {
  /** What went wrong this time and how to fix it, for people. */
  readonly detail: string
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  /** Additional members of the operation's own problem (RFC 9457, extension members). */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** The code decides the status; an explicit status must match the table. */
export type ProblemInit = {
  [Code in ErrorCode]: ProblemDetails & {
    readonly code: Code
    readonly status?: (typeof errorCodes)[Code]['status']
  }
}[ErrorCode]

/**
 * An error that becomes an answer: thrown anywhere in the server, written as problem+json (RFC 9457) in one place.
 * Its code decides status and title (src/contract/error-codes.ts).
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly extra: Readonly<Record<string, unknown>>
  readonly #headers: Record<string, string>

  constructor(init: ProblemInit) {
    super(`${init.code}: ${init.detail}`, 'cause' in init ? { cause: init.cause } : undefined)
    this.code = init.code
    this.status = errorCodes[init.code].status
    this.detail = init.detail
    this.errors = init.errors
    this.#headers = { ...init.headers }
    this.extra = init.extra ?? {}
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers
  }

  /** Adds headers to the answer. */
  addHeaders(headers: Readonly<Record<string, string>>): void {
    Object.assign(this.#headers, headers)
  }

  /** Returns the answer's body; `instance` is the request's id in the logs. */
  toBody(instance?: string): ProblemBody {
    return {
      ...this.extra,
      type: `urn:livery:problem:${this.code}`,
      title: errorCodes[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.detail,
      ...(instance === undefined ? {} : { instance }),
      ...(this.errors === undefined ? {} : { errors: [...this.errors] }),
    }
  }

  /** Returns the answer; it is never cached, since the next attempt may succeed. */
  toResponse(instance?: string): Response {
    return new Response(JSON.stringify(this.toBody(instance)), {
      status: this.status,
      headers: { 'cache-control': 'no-store', ...this.headers, 'content-type': 'application/problem+json' },
    })
  }
}
