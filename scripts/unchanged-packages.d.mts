/**
 * Takes the project's folder; gives the packages whose files and imports are those of their last passed tests in this
 * folder, and a function that stores which packages have passed. A fresh clone has no such package.
 */
export function unchangedPackages(root: string): {
  names: string[]
  /** Stores the packages without failures, as they were before the tests ran. */
  store: (failedFiles: readonly string[]) => void
}
