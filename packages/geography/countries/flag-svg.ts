import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** country-flag-icons (MIT), 3:2, 0.2 to 5 kB each; the other usual set has flags of up to 180 kB. */
const folder = new URL('./3x2/', import.meta.resolve('country-flag-icons/package.json'))
const read = new Map<string, string | null>()

/**
 * Returns a country's flag (ISO 3166-1 alpha-2, any case, or EU) as SVG text, or null. Texts other than two letters
 * are refused before a file is read. Served at `flagUrl(code)`.
 */
export function flagSvg(code: string): string | null {
  const upper = code.toUpperCase()
  if (!/^[A-Z]{2}$/.test(upper)) return null
  const known = read.get(upper)
  if (known !== undefined) return known
  const svg = readFlag(upper)
  read.set(upper, svg)
  return svg
}

function readFlag(code: string): string | null {
  try {
    return readFileSync(fileURLToPath(new URL(`${code}.svg`, folder)), 'utf8')
  } catch {
    return null
  }
}
