/** What a style sheet may require of the page around an element. */
export interface Page {
  /** `data-mode` of the root. */
  dataMode: string | undefined
  system: 'light' | 'dark'
}

/**
 * Whether this declaration is the last of its property that applies to an element. It understands nested rules, `&`
 * and the system's mode, which jsdom's cascade does not; it ignores specificity.
 */
export function appliesTo(css: string, page: Page, element: ':root' | 'p', declaration: string): boolean {
  const root = document.documentElement
  document.body.innerHTML = '<p class="dark:block">'
  root.className = 'dark:block'
  if (page.dataMode) root.dataset.mode = page.dataMode
  else delete root.dataset.mode
  const asked = document.querySelector(element)
  const [property = ''] = declaration.split(':')
  const reaching = declarationsOf(css).filter(
    ({ text, around }) =>
      text.startsWith(`${property}:`) &&
      around.length > 0 &&
      around.filter((prelude) => prelude.startsWith('@')).every((prelude) => holds(prelude, page)) &&
      asked?.matches(selectorOf(around)),
  )
  return reaching.at(-1)?.text.replace(/:\s*/, ': ') === declaration
}

function declarationsOf(css: string): { text: string; around: string[] }[] {
  const around: string[] = []
  const found: { text: string; around: string[] }[] = []
  for (const [piece] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]*[{;]|\}/g)) {
    if (piece === '}') around.pop()
    else if (piece.endsWith('{')) around.push(piece.slice(0, -1).trim())
    else found.push({ text: piece.slice(0, -1).trim(), around: [...around] })
  }
  return found
}

function holds(atRule: string, { system }: Page): boolean {
  const [, mode] = /^@media \(prefers-color-scheme:\s*(\w+)\)$/.exec(atRule) ?? []
  return mode === undefined ? atRule.startsWith('@layer') : mode === system
}

function selectorOf(around: readonly string[]): string {
  return around
    .filter((prelude) => !prelude.startsWith('@'))
    .reduce((outer, inner) => inner.replaceAll('&', `:is(${outer})`), '')
}
