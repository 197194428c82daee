/** Takes compact CSS without comments or strings that hold `{`, `}` or `;`, and gives it with one declaration a line. */
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
