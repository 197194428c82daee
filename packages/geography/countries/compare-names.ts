interface Named {
  readonly name: string
}

/** Takes a language tag and gives the order of names in it: Ø after Z in Danish, with O in English. */
export function compareNames(language: string): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(language)
  return (a, b) => compare(a.name, b.name)
}
