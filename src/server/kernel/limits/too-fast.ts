import { Problem } from '../errors/problem.ts'

/** Returns the 429 with Retry-After for actions (a plural noun) and the seconds to wait. */
export function tooFast(what: string, seconds: number): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: `Too many ${what} in a short time. Please try again in a moment.`,
    headers: { 'retry-after': String(seconds) },
  })
}
