import type { FieldError } from '../../../contract/types.ts'

/** Returns a sentence for one or more field errors: the first in full, and the number of others. */
export function describeErrors([first, ...rest]: readonly FieldError[]): string {
  if (first === undefined) return ''
  const sentence = `${first.field} ${first.reason}`
  const end = sentence.endsWith('?') ? '' : '.'
  if (rest.length === 0) return sentence + end
  return `${sentence}${end} ${rest.length === 1 ? 'One more field is' : `${rest.length} more fields are`} not right.`
}
