import type { Json } from './json.ts'

/** Maximum length of a line. */
const WIDTH = 120

/**
 * Formats a value as JSON, indented by one space a level. A value that fits on a line stays on one, and short
 * members of a longer one share lines.
 */
export function compactJson(value: Json, depth = 0, before = 0): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || before + depth + line.length <= WIDTH) return line
  const inner = ' '.repeat(depth + 1)
  const entries = Array.isArray(value)
    ? value.map((entry) => compactJson(entry, depth + 1))
    : Object.entries(value).map(([key, entry]) => {
        const name = `${JSON.stringify(key)}: `
        return name + compactJson(entry, depth + 1, name.length)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${filledLines(entries, inner)}\n${' '.repeat(depth)}${close}`
}

function filledLines(entries: readonly string[], inner: string): string {
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isShort = !`${last}${entry}`.includes('\n')
    if (last !== undefined && isShort && inner.length + last.length + entry.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last},${entry}`
    else lines.push(entry)
  }
  return lines.map((line) => inner + line).join(',\n')
}
