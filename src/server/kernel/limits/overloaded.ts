import { Problem } from '../errors/problem.ts'

/** Returns the 503 with a Retry-After in seconds. Source: security, 19. */
export function overloaded(retryAfterSeconds: number): Problem {
  return new Problem({
    code: 'overloaded',
    detail: 'The server is busy. Please try again in a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
