/** Takes the values a field may have, each with what it stands for, and the value it has, and gives what that stands for.
 * A value that is not of the list throws a RangeError with the field and the value. */
export function choiceIn<Meaning>(
  choices: Readonly<Record<string, Meaning>>,
  field: string,
  value: string,
): Meaning {
  // An object's own names alone: `toString` stands for nothing.
  if (!Object.hasOwn(choices, value)) throw new RangeError(`${field} cannot be ${value}`)
  return choices[value] as Meaning
}
