import { Problem } from '../../../kernel/errors/problem.ts'

/** Returns the problem of a rate that is free, but not with everything that was chosen, such as a seat. */
export function partTakenProblem(taken: readonly string[], cause?: unknown): Problem {
  return new Problem({
    code: 'sold_out',
    detail: `Just taken: ${taken.join(', ')}. Choose something else; the rest is still available.`,
    extra: { reason: 'part_taken' },
    cause,
  })
}
