import { UsageError } from './usage-error.ts'

/** Takes what a command threw, prints its message, and gives the exit code: 2 for wrong arguments, 1 for all else. */
export function failureCode(error: unknown): 1 | 2 {
  console.error(error instanceof Error ? error.message : error)
  return error instanceof UsageError ? 2 : 1
}
