/** The database cannot be asked now: it is down, starting, full or out of reach. Asking again later may go well. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

// The network's own, and PostgreSQL's classes 08 (connection) and 57P (operator intervention), and 53300 (too many connections).
const codes =
  /^(?:ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0\d|53300)$/
// What the driver says of a lost connection, and its pool of one it waited for in vain; neither has a code.
const messages = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded)/

/**
 * Takes what a transaction threw and gives `DatabaseUnavailable` where the connection failed and not the query, the same
 * error otherwise. Nothing of the query is kept.
 */
export function unavailableOr(error: unknown): unknown {
  const lost = lostConnection(error)
  return lost === null
    ? error
    : new DatabaseUnavailable(`The database cannot be asked: ${lost.message || lost.code}`)
}

/** The error of the connection itself: the driver and drizzle wrap it, and one per address tried comes as a list. */
function lostConnection(error: unknown): { message: string; code: string } | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (codes.test(code) || messages.test(error.message)) return { message: error.message, code }
  return 'errors' in error && Array.isArray(error.errors)
    ? lostConnection(error.errors[0])
    : lostConnection(error.cause)
}
