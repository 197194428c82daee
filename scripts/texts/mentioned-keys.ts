/** Takes code and gives whether it names a key of a text, or builds one with its beginning from a value (`deals.tab.${tab}`). */
export function isMentionedBy(sources: string): (key: string) => boolean {
  const prefixes = mentionedPrefixes(sources)
  return (key) =>
    // A page's title may name its texts before the key.
    sources.includes(`'${key}'`) ||
    sources.includes(`/${key}'`) ||
    prefixes.some((prefix) => key.startsWith(prefix))
}

/** The fixed beginnings of keys that code builds from values. */
export function mentionedPrefixes(sources: string): string[] {
  return [...sources.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1] ?? '')
}

/** The keys that are written in calls of a text function, each of a choice among them. */
export function mentionedKeys(sources: string): Set<string> {
  const keys = new Set<string>()
  for (const call of sources.matchAll(/\b(?:t|text)\(/g)) {
    const said = firstArgument(sources, call.index + call[0].length)
    for (const [, key = ''] of said.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/gi)) keys.add(key)
  }
  return keys
}

/** What stands before the first comma or the end of a call's brackets. */
function firstArgument(sources: string, start: number): string {
  let depth = 0
  for (let at = start; at < sources.length; at += 1) {
    const sign = sources[at] ?? ''
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign) && depth > 0) depth -= 1
    else if (depth === 0 && (sign === ')' || sign === ',')) return sources.slice(start, at)
  }
  return ''
}
