import { UsageError } from './usage-error.ts'

/** Takes an answer, y or n or either word, and gives whether it is yes; throws a UsageError for any other. */
export function yesOrNo(answer: string): boolean {
  if (/^y(?:es)?$/i.test(answer)) return true
  if (/^no?$/i.test(answer)) return false
  throw new UsageError(`${JSON.stringify(answer)} is neither y nor n.`)
}
