import { Problem } from '../../kernel/errors/problem.ts'

/** nginx's status for a connection that the client closed before the answer, which is not received. */
export const CLIENT_CLOSED = 499

/**
 * Returns whether the client has left, which is not a fault of this server, from a request's signal and the error. If
 * our own deadline aborted the signal, its reason is a `Problem`.
 */
export function isClientClosed(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted) return !(signal.reason instanceof Problem)
  // Node's message for an incomplete body; the signal may be aborted a moment later.
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

/** Returns the answer that appears only in the log and the metrics. */
export function clientClosedResponse(): Response {
  return new Response(null, { status: CLIENT_CLOSED })
}
