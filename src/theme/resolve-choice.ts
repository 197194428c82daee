import type { ThemeInput } from '../contract/types.ts'

/** Takes theme inputs, one of their fields, what each value of it stands for and the value that a field left out has, and gives what the field stands for.
 * A value that is not of the list throws a RangeError with the field and the value. */
export function resolveChoice<Field extends keyof ThemeInput, Meaning>(
  input: ThemeInput,
  field: Field,
  choices: Readonly<Record<NonNullable<ThemeInput[Field]>, Meaning>>,
  fallback: NonNullable<ThemeInput[Field]>,
): Meaning {
  const value = input[field] ?? fallback
  // An object's own names alone: `toString` stands for nothing.
  if (!Object.hasOwn(choices, value)) throw new RangeError(`no such ${field}: ${value}`)
  return choices[value]
}
