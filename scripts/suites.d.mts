export interface Results {
  passed: number
  failures: { name: string; reason: string }[]
}
/** Runs the tests or the proofs, and gives how many passed and what failed. The build has to be there. */
export function runSuites(which: 'tests' | 'proofs'): Promise<Results>
/** Prints the names of the tests or the proofs, and runs none. Gives whether both runners could. */
export function listSuites(which: 'tests' | 'proofs'): boolean
/** Tells what failed once more, where everybody looks, and closes with one line `N passed, N failed`. */
export function tellResults(results: Results): void
