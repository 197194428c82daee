import { Problem } from '../errors/problem.ts'

/** Takes the seconds to stay away and gives the 503 with Retry-After. Source: security, 19. */
export function overloaded(retryAfterSeconds: number): Problem {
  return new Problem({
    code: 'overloaded',
    detail: 'The server is busy. Please try again in a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
