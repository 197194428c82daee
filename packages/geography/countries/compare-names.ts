interface Named {
  readonly name: string
}

/** Returns the order of names in a language: Ø after Z in Danish, with O in English. */
export function compareNames(language: string): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(language)
  return (a, b) => compare(a.name, b.name)
}
