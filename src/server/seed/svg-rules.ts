/** What a logo may be made of. Everything else is refused rather than removed: the picture would not be the one meant. */
export const svgElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...[
    'feBlend',
    'feColorMatrix',
    'feComponentTransfer',
    'feComposite',
    'feDropShadow',
    'feFlood',
    'feFuncA',
    'feFuncB',
  ],
  ...[
    'feFuncG',
    'feFuncR',
    'feGaussianBlur',
    'feMerge',
    'feMergeNode',
    'feMorphology',
    'feOffset',
    'feTile',
    'feTurbulence',
  ],
])

/**
 * Takes a style sheet, a style attribute or another attribute's value and gives why it may reach outside the picture, or
 * null. Escapes are refused because they can spell what the rest looks for.
 */
export function outsideReference(value: string): string | null {
  if (value.includes('\\')) return 'has a backslash in a style'
  if (/@import/i.test(value)) return 'imports a style sheet'
  if (/(?:url|src|image|image-set)\s*\(\s*(?!["']?\s*#)/i.test(value))
    return 'points outside the file with url()'
  if (/(?:java|vb)script:|data:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value))
    return 'holds an address or code'
  return null
}
