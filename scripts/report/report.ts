import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

interface Failure {
  /** The test's file and titles, or the place of another error. */
  name: string
  reason: string
}

/** A runner's report for `npm test`: the number of passed tests, and the failures to print at the end. */
export interface Report {
  passed: number
  failures: Failure[]
}

/** The first lines of an error, which state the expectation. The full error is printed where it occurs. */
export function toReason(errors: readonly { message?: string | undefined; value?: unknown }[]): string {
  const [first] = errors
  const message = stripVTControlCharacters(first?.message ?? String(first?.value ?? 'no error was given'))
  return message.split('\n').slice(0, 8).join('\n').trimEnd()
}

/** Writes the report to the file that TEST_REPORT names; a manual run has none. */
export function writeReport(report: Report): void {
  const file = process.env.TEST_REPORT
  if (file) writeFileSync(file, JSON.stringify(report))
}
