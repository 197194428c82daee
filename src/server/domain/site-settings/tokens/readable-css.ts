/**
 * Returns compact CSS with one declaration on each line; it must have no comments, nor strings with `{`, `}` or `;`.
 */
export function readableCss(css: string): string {
  let depth = 0
  const lines: string[] = []
  for (const [piece] of css.matchAll(/[^{};]*[{;]|\}/g)) {
    if (piece === '}') depth--
    lines.push('  '.repeat(depth) + spaced(piece))
    if (piece.endsWith('{')) depth++
  }
  return `${lines.join('\n')}\n`
}

function spaced(piece: string): string {
  return piece.endsWith('{') ? piece.replace(/\s*\{$/, ' {') : piece.replace(/:\s*/, ': ')
}
