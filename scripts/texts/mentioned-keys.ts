/** Returns a function: whether code mentions a key, or builds one from its prefix and a value (`deals.tab.${tab}`). */
export function isMentionedBy(sources: string): (key: string) => boolean {
  const prefixes = mentionedPrefixes(sources)
  return (key) =>
    // A page's title may name its texts before the key.
    sources.includes(`'${key}'`) ||
    sources.includes(`/${key}'`) ||
    prefixes.some((prefix) => key.startsWith(prefix))
}

/** The fixed prefixes of keys that code builds from values. */
export function mentionedPrefixes(sources: string): string[] {
  return [...sources.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1] ?? '')
}

/** The keys in calls of a text function, including each branch of a choice. */
export function mentionedKeys(sources: string): Set<string> {
  const keys = new Set<string>()
  for (const call of sources.matchAll(/\b(?:t|text)\(/g)) {
    const argument = firstArgument(sources, call.index + call[0].length)
    for (const [, key = ''] of argument.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/gi)) keys.add(key)
  }
  return keys
}

/** The text before the first comma or the closing bracket of a call. */
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
