const MOST_VALUES = 30

/** Returns those of a filter's choices that the address names, in the order of the choices. */
export function choicesIn<Choice>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice[] {
  const listed = (params.get(name) ?? '').split(',')
  return choices.filter((choice) => listed.includes(String(choice)))
}

/** Returns the choice that the address names; null if it names none of them. */
export function choiceIn<Choice>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => String(choice) === params.get(name)) ?? null
}

/** Returns the distinct values of a pattern that the address names, at most `most`. */
export function codesIn(
  params: URLSearchParams,
  name: string,
  pattern: RegExp,
  most: number = MOST_VALUES,
): string[] {
  return [...new Set((params.get(name) ?? '').split(','))].filter((code) => pattern.test(code)).slice(0, most)
}

/** Returns a copy of the parameters with these filters and without the page; an empty value removes its parameter. */
export function withFilters(
  params: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const written = new URLSearchParams(params)
  written.delete('page')
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}
