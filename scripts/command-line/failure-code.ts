import { UsageError } from './usage-error.ts'

/** Prints the message of what a command threw; returns the exit code: 2 for wrong arguments, 1 for everything else. */
export function failureCode(error: unknown): 1 | 2 {
  console.error(error instanceof Error ? error.message : error)
  return error instanceof UsageError ? 2 : 1
}
