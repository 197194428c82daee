import { Problem } from '../errors/problem.ts'

/** Takes what was done too often, in the plural, and the seconds to wait; gives the 429 with Retry-After. */
export function tooFast(what: string, seconds: number): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: `Too many ${what} in a short time. Please try again in a moment.`,
    headers: { 'retry-after': String(seconds) },
  })
}
