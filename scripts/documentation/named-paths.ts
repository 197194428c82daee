const folders = /^(?:docs|e2e|openapi|packages|scripts|src|tenants)\//

/**
 * Takes a page of Markdown and gives the paths of this repository that it names in backticks, each once. `a/{b,c}.ts` stands
 * for two paths; a pattern (`*`, `<slug>`) and what a command makes (`tenants/.removed`) are left out.
 */
export function namedPaths(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span)
  return [...new Set(spans.filter((span) => folders.test(span) && !/[*<>…]|\/\./.test(span)).flatMap(expand))]
}

function expand(path: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? []
  return whole === undefined ? [path] : choices.split(',').flatMap((one) => expand(before + one + after))
}

/** Takes a decision and gives the files that its list names by their stem alone, as in "`src/a/` (`settle`)". */
export function namedStems(page: string): readonly string[] {
  const [, files = ''] = page.split('## Files')
  return [...files.matchAll(/`([a-z][a-z0-9-]*)`/g)].map(([, stem = '']) => stem)
}
