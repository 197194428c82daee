/** What a category's activities say; `{city}` is the place and `{hours}` the duration. */
export interface ActivityText {
  readonly openings: readonly [string, ...string[]]
  readonly middles: readonly [string, ...string[]]
  readonly highlights: readonly string[]
  readonly inclusions: readonly string[]
  readonly exclusions: readonly string[]
  readonly bring: readonly string[]
  readonly know: readonly string[]
  /** Stops on the way, by name. */
  readonly stops: readonly string[]
  /** Question and answer, separated by `|`. */
  readonly faq: readonly string[]
}

/** Returns texts from lists whose entries are separated by `|`; the parts of a question are separated by ` ? `. */
export function activityText(
  lists: Readonly<Record<Exclude<keyof ActivityText, 'faq'>, string>> & { readonly faq: readonly string[] },
): ActivityText {
  const split = (list: string) => list.split('|').map((entry) => entry.trim())
  const several = (list: string): [string, ...string[]] => {
    const [first = '', ...others] = split(list)
    return [first, ...others]
  }
  return {
    openings: several(lists.openings),
    middles: several(lists.middles),
    highlights: split(lists.highlights),
    inclusions: split(lists.inclusions),
    exclusions: split(lists.exclusions),
    bring: split(lists.bring),
    know: split(lists.know),
    stops: split(lists.stops),
    faq: lists.faq,
  }
}
