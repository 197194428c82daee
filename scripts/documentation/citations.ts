/** A citation of `docs/` in a comment, a test or the contract. */
export interface Citation {
  kind: 'spec' | 'security' | 'decision' | 'page'
  /**
   * `2.4` of the product's rules, `7` of the security rules, `0017` of the decisions, or a path with an optional
   * heading.
   */
  target: string
}

/** A list of numbers, such as `7`, `4 to 6`, `9 and 11` or `4, 7`. */
const numbers = /\d+(?:(?:, | and | to )\d+)*/.source

/** Returns the citations in the text of a source file, in order. */
export function citationsIn(source: string): Citation[] {
  return [
    ...matches(
      source,
      /[Ss]pec ((?:\([^)]*\) )?§\d(?:\.\d)?(?:(?: \([^)]*\))?,? (?:and )?§\d(?:\.\d)?)*)/g,
    ).flatMap((list) =>
      matches(list, /§(\d(?:\.\d)?)/g).map((target) => ({ kind: 'spec' as const, target })),
    ),
    ...matches(source, new RegExp(String.raw`\b[Ss]ecurity, (${numbers})`, 'g')).flatMap((list) =>
      matches(list, /(\d+)/g).map((target) => ({ kind: 'security' as const, target })),
    ),
    ...matches(source, /\b[Dd]ecisions?[ /](\d{4})\b/g).map((target) => ({
      kind: 'decision' as const,
      target,
    })),
    ...matches(source, /\b(ARCHITECTURE\.md, '[^']+'|docs\/(?:spec\/)?[a-z-]+\.md(?:, '[^']+')?)/g).map(
      (target) => ({
        kind: 'page' as const,
        target,
      }),
    ),
  ]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
