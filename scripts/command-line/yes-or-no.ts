import { UsageError } from './usage-error.ts'

/** Returns whether an answer (y, n, yes or no) is yes; throws a UsageError for any other. */
export function yesOrNo(answer: string): boolean {
  if (/^y(?:es)?$/i.test(answer)) return true
  if (/^no?$/i.test(answer)) return false
  throw new UsageError(`${JSON.stringify(answer)} is neither y nor n.`)
}
