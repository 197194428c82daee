/**
 * Calls `fail` for every uncaught error and rejection (spec §8: global uncaught error or unhandled rejection), and
 * returns a function that stops. An aborted request is no failure; an error without details belongs to another site's
 * script.
 */
export function watchFailures(fail: (reason: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (error) report(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  const report = (reason: unknown) => {
    const { name } = Object(reason) as { name?: unknown }
    if (name !== 'AbortError') fail(reason)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
