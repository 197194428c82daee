import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

interface Failure {
  /** File and titles of the test, or where else it went wrong. */
  name: string
  reason: string
}

/** What a test runner leaves for `npm test`: how many tests passed, and each failure, to be told again at the end. */
export interface Report {
  passed: number
  failures: Failure[]
}

/** The first lines of an error, which say what was expected: its whole stands where it happened. */
export function toReason(errors: readonly { message?: string | undefined; value?: unknown }[]): string {
  const [first] = errors
  const message = stripVTControlCharacters(first?.message ?? String(first?.value ?? 'no error was given'))
  return message.split('\n').slice(0, 8).join('\n').trimEnd()
}

/** Writes the report to the file that TEST_REPORT names; a run by hand names none. */
export function writeReport(report: Report): void {
  const file = process.env.TEST_REPORT
  if (file) writeFileSync(file, JSON.stringify(report))
}
