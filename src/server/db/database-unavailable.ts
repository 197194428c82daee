/** The database is unavailable for now: down, starting, full or unreachable. A later attempt may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

// Network errors, PostgreSQL's classes 08 (connection) and 57P (operator intervention), and 53300 (too many
// connections).
const codes =
  /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0\d|53300)$/
// The messages for a lost connection and for a pool's timeout, which have no code.
const messages = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded)/

/**
 * Returns `DatabaseUnavailable` for a transaction's error if the connection failed and not the query; otherwise the
 * same error. Nothing of the query is retained.
 */
export function unavailableOr(error: unknown): unknown {
  const lost = lostConnection(error)
  return lost === null
    ? error
    : new DatabaseUnavailable(`The database cannot be asked: ${lost.message || lost.code}`)
}

/** The connection's own error: the driver and drizzle wrap it, and several tried addresses give a list. */
function lostConnection(error: unknown): { message: string; code: string } | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (codes.test(code) || messages.test(error.message)) return { message: error.message, code }
  return 'errors' in error && Array.isArray(error.errors)
    ? lostConnection(error.errors[0])
    : lostConnection(error.cause)
}
