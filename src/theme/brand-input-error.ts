/** An invalid field and the reason, worded as the rest of a sentence that begins with the field's name. */
export interface BrandProblem {
  field: string
  reason: string
}

/** Thrown for brand inputs that the contract does not allow. */
export class BrandInputError extends Error {
  override readonly name = 'BrandInputError'
  readonly problems: readonly BrandProblem[]

  constructor(problems: readonly BrandProblem[]) {
    super(problems.map(({ field, reason }) => `${field || 'brand input'} ${reason}`).join('; '))
    this.problems = problems
  }
}
