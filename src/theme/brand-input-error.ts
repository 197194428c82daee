/** One field that cannot be taken, and why, as the end of a sentence that begins with the field. */
export interface BrandProblem {
  field: string
  reason: string
}

/** Brand inputs that are not what the contract allows. */
export class BrandInputError extends Error {
  override readonly name = 'BrandInputError'
  readonly problems: readonly BrandProblem[]

  constructor(problems: readonly BrandProblem[]) {
    super(problems.map(({ field, reason }) => `${field || 'brand input'} ${reason}`).join('; '))
    this.problems = problems
  }
}
