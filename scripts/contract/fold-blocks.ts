/** Maximum length of a folded line. */
const WIDTH = 120

/**
 * Writes each innermost block of TypeScript types on one line if it fits and has no comment: the generator spreads
 * `{ data: string }` over three. `source` is indented, with one property a line.
 */
export function foldBlocks(source: string): string {
  let lines = source.split('\n')
  for (;;) {
    const folded = foldOnce(lines)
    if (folded.length === lines.length) return folded.join('\n')
    lines = folded
  }
}

function foldOnce(lines: readonly string[]): string[] {
  const result: string[] = []
  for (const line of lines) {
    result.push(line)
    if (!/^\s*\}[^{]*$/.test(line)) continue
    const start = result.findLastIndex((before, index) => index < result.length - 1 && before.endsWith('{'))
    const block = result.slice(start)
    if (start < 0 || !isFoldable(block)) continue
    const inner = block.slice(1, -1).map((entry) => entry.trim())
    const folded = `${result[start]} ${inner.join(' ')} ${line.trim()}`
    if (folded.length <= WIDTH) result.splice(start, block.length, folded)
  }
  return result
}

/** Comments stay on lines of their own, and an exported block stays open for its readers. */
function isFoldable(block: readonly string[]): boolean {
  const [head = '', ...rest] = block
  const inner = rest.slice(0, -1)
  return (
    !head.startsWith('export') &&
    inner.length > 0 &&
    inner.every((line) => line.trim() !== '' && !/^\s*(\/\*|\*|\/\/|\})/.test(line))
  )
}
