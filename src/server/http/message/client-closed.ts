import { Problem } from '../../kernel/errors/problem.ts'

/** What nginx writes where the client closed the connection before the answer; nobody receives it. */
export const CLIENT_CLOSED = 499

/**
 * Tells from a request's signal and what was thrown whether the client went away, which is no fault of this server. A
 * signal that our own deadline aborted has a `Problem` for its reason.
 */
export function isClientClosed(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted) return !(signal.reason instanceof Problem)
  // Node's words for a body that broke off; the signal may hear of it a moment later.
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

/** Gives the answer that only the log and the metrics see. */
export function clientClosedResponse(): Response {
  return new Response(null, { status: CLIENT_CLOSED })
}
