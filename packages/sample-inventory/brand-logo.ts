import { hashText } from './random.ts'

/** Path of the logos of invented providers and lines. */
const logoPath = /^\/sample-logos\/([a-z0-9-]{1,40})\.svg$/

const inks = ['#1f4b6e', '#7a2e3a', '#24594a', '#5b3f7d', '#8a4b14', '#0f5f73', '#3d4a1f', '#6b2457']
const marks: readonly string[] = [
  '<path d="M8 26 18 10l10 16z"/>',
  '<circle cx="18" cy="18" r="9"/>',
  '<path d="M8 18q5-9 10 0t10 0v8H8z"/>',
  '<path d="M18 8l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/>',
  '<path d="M9 9h18v6H9zm0 10h18v7H9z"/>',
  '<path d="M18 8a10 10 0 0 1 10 10H18zM8 18a10 10 0 0 0 10 10V18z"/>',
]

/** Returns the address of a brand's logo on the same site. */
export function brandLogoUrl(name: string): string {
  return `/sample-logos/${slugOf(name)}.svg`
}

/**
 * Returns a function that answers a path with the logo of the named brand as SVG text, or null. The logo has a mark
 * and the name on its own background, so it is readable on light and dark cards.
 */
export function brandLogos(names: readonly string[]): (path: string) => string | null {
  const bySlug = new Map(names.map((name) => [slugOf(name), name]))
  return (path) => {
    const name = bySlug.get(logoPath.exec(path)?.[1] ?? '')
    return name === undefined ? null : draw(name)
  }
}

function draw(name: string): string {
  const hash = hashText(name)
  const width = 50 + Math.round(name.length * 10.5)
  const text = name.replace(/&/g, '&amp;')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 36" width="${width}" height="36" role="img" aria-label="${text}">` +
    `<rect width="${width}" height="36" rx="6" fill="#fff"/><g fill="${inks[hash % inks.length]}">` +
    `${marks[(hash >>> 8) % marks.length]}<text x="37" y="24" font-family="system-ui,sans-serif" font-size="17" ` +
    `font-weight="700" textLength="${Math.round(name.length * 9.6)}" lengthAdjust="spacingAndGlyphs">${text}</text></g></svg>`
  )
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
