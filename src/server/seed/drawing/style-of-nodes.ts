import { MOST_COMPARISONS, MOST_DEPTH, MOST_STYLE_PAIRS } from './drawing-limits.ts'
import type { Drawing, DrawingNode } from './drawing-node.ts'
import { DrawingRefusal, requireAtMost } from './drawing-refusal.ts'
import { type Declaration, readDeclarations, readStyleSheet, type StyleRule } from './read-style-sheet.ts'
import { styleValue } from './style-value.ts'

/** Properties on which the work of drawing depends. */
const counted = new Set([
  ...['filter', 'mask', 'clip-path', 'opacity', 'mix-blend-mode', 'fill', 'stroke', 'stroke-dasharray'],
  ...['marker', 'marker-start', 'marker-mid', 'marker-end'],
])

/**
 * Takes a drawing and gives, for an element, every value of a counted property that it could have: as an attribute, in its
 * style, and from rules whose last part fits it, though another may win. Throws where comparing selectors would be too much.
 */
export function styleOfNodes(drawing: Drawing): (node: DrawingNode) => Declaration[] {
  const rules = drawing.styles.flatMap(({ text }) => readStyleSheet(text))
  requireFewComparisons(rules, drawing.elements)
  const byKey = new Map<string, Declaration[]>()
  for (const { selectors, declarations } of rules) {
    const kept = declarations.filter(({ property }) => counted.has(property))
    if (kept.length === 0) continue
    for (const key of new Set(selectors.map((selector) => selector.key)))
      byKey.set(key, [...(byKey.get(key) ?? []), ...kept])
  }
  return ({ name, attributes }) => {
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter((word) => word !== '')
    const keys = ['*', name, `#${attributes.get('id') ?? ''}`, ...new Set(classes.map((word) => `.${word}`))]
    const own = readDeclarations(attributes.get('style') ?? '').filter(({ property }) =>
      counted.has(property),
    )
    const presented = [...counted].flatMap((property) => {
      const value = attributes.get(property)
      return value === undefined ? [] : [{ property, value: styleValue(value) }]
    })
    return [...presented, ...keys.flatMap((key) => byKey.get(key) ?? []), ...own]
  }
}

function requireFewComparisons(rules: readonly StyleRule[], elements: number): void {
  const selectors = rules.flatMap((rule) => rule.selectors)
  if (selectors.length * elements > MOST_STYLE_PAIRS) {
    throw new DrawingRefusal(
      `has ${selectors.length} style selectors for ${elements} elements; at most ${MOST_STYLE_PAIRS} pairs of them can be drawn`,
    )
  }
  const looks = selectors.reduce(
    (sum, { compounds, ancestors, siblings }) =>
      sum + compounds + ancestors * MOST_DEPTH + siblings * elements,
    0,
  )
  requireAtMost(looks * elements, MOST_COMPARISONS, 'comparisons with style selectors')
}
