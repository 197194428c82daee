import { DrizzleQueryError } from 'drizzle-orm'

/** The code of a write to an agency that was removed (migration 0048). */
export const AGENCY_REMOVED = 'LV001'

/**
 * A query that the database refused. The driver's error quotes every parameter, which can be a password hash or a
 * token; this one has only what may be logged.
 */
export class QueryFailed extends Error {
  override readonly name = 'QueryFailed'
  /** PostgreSQL's five-character code (`23505` is a unique violation), if there is one. */
  readonly code: string | null
  readonly constraint: string | null

  constructor(reason: string, code: string | null, constraint: string | null, query: string) {
    super(`The database refused a query: ${reason}${code === null ? '' : ` (${code})`}; ${query}`)
    this.code = code
    this.constraint = constraint
  }
}

/** Returns the error to rethrow for a failed transaction: a driver's error without its parameters. */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const cause: { message?: unknown; code?: unknown; constraint?: unknown } = error.cause ?? {}
  return new QueryFailed(
    text(cause.message) ?? 'no reason given',
    text(cause.code),
    text(cause.constraint),
    error.query,
  )
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
