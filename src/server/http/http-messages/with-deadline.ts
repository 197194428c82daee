import { Problem } from '../../kernel/errors/problem.ts'

/**
 * Returns the work's result, or throws 503 after the given milliseconds. The work's signal is aborted at the
 * deadline, and when the client leaves. Source: security, 19 (request time).
 */
export async function withDeadline<T>(
  milliseconds: number,
  client: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new Problem({
    code: 'overloaded',
    detail: 'The answer took too long. Please try again in a moment.',
    headers: { 'retry-after': '5' },
  })
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(late), milliseconds)
  const lapse = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener('abort', () => reject(late), { once: true })
  })
  try {
    return await Promise.race([work(AbortSignal.any([client, deadline.signal])), lapse])
  } finally {
    clearTimeout(timer)
  }
}
