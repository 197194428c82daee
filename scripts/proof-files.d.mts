/** Gives the paths of the test files that import `proof-cases.ts`. */
export function proofFiles(): string[]
