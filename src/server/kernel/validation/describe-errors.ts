import type { FieldError } from '../../../contract/types.ts'

/** Takes at least one field error and gives a sentence: the first in full, and how many more there are. */
export function describeErrors([first, ...rest]: readonly FieldError[]): string {
  if (first === undefined) return ''
  const sentence = `${first.field} ${first.reason}`
  const end = sentence.endsWith('?') ? '' : '.'
  if (rest.length === 0) return sentence + end
  return `${sentence}${end} ${rest.length === 1 ? 'One more field is' : `${rest.length} more fields are`} not right.`
}
