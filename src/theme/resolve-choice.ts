import type { ThemeInput } from '../contract/types.ts'

/**
 * Returns what the value of a theme field stands for; an omitted field has the default. Throws a RangeError with
 * field and value if the value is not in the list.
 */
export function resolveChoice<Field extends keyof ThemeInput, Meaning>(
  input: ThemeInput,
  field: Field,
  choices: Readonly<Record<NonNullable<ThemeInput[Field]>, Meaning>>,
  fallback: NonNullable<ThemeInput[Field]>,
): Meaning {
  const value = input[field] ?? fallback
  // Own names only: an inherited name such as `toString` is not a choice.
  if (!Object.hasOwn(choices, value)) throw new RangeError(`unknown ${field}: ${value}`)
  return choices[value]
}
