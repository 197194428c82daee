const folders = /^(?:docs|e2e|openapi|packages|scripts|src|tenants)\//

/**
 * Returns the paths of this repository that a page names in backticks, each once. `a/{b,c}.ts` means two paths.
 * Patterns (`*`, `<slug>`) and paths that a command creates (`tenants/.removed`) are left out.
 */
export function namedPaths(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span)
  return [...new Set(spans.filter((span) => folders.test(span) && !/[*<>…]|\/\./.test(span)).flatMap(expand))]
}

function expand(path: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? []
  return whole === undefined ? [path] : choices.split(',').flatMap((one) => expand(before + one + after))
}

/** Returns the files that a page names without their folder, also in its diagrams. */
export function namedFiles(page: string): readonly string[] {
  return [...page.matchAll(/(?<![\w/.*{-])[\w-][\w.-]*\.(?:tsx?|mjs)\b/g)].map(([name]) => name)
}

/** Returns the files that a decision's list names by their stem alone, as in "`src/a/` (`settle`)". */
export function namedStems(page: string): readonly string[] {
  const [, files = ''] = page.split('## Files')
  return [...files.matchAll(/`([a-z][a-z0-9-]*)`/g)].map(([, stem = '']) => stem)
}
