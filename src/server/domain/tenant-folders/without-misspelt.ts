import type { FieldError } from '../../../contract/types.ts'
import { joinField } from '../../kernel/validation/field-name.ts'

/**
 * Takes what is wrong with a file and gives it without the fields that are missing because their names are misspelt: the unknown
 * field is told what was meant, and adding what is there under another name would be the wrong thing to do.
 */
export function withoutMisspelt(errors: readonly FieldError[]): FieldError[] {
  const meant = new Set(
    errors.flatMap(({ field, reason }) => {
      const [, name] = /^is not a known field; did you mean (.+)\?$/.exec(reason) ?? []
      return name === undefined ? [] : [joinField(field.slice(0, Math.max(0, field.lastIndexOf('.'))), name)]
    }),
  )
  return errors.filter(({ field, reason }) => reason !== 'is missing' || !meant.has(field))
}
