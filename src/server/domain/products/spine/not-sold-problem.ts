import { Problem } from '../../../kernel/errors/problem.ts'

/** The answer to a call about a product that the agency does not sell, or that has no supplier. */
export function notSoldProblem(product: string): Problem {
  return new Problem({ code: 'not_found', detail: `The agency does not sell this product: ${product}.` })
}
