import { type Declaration, declarationOf } from './declaration.ts'
import { MOST_COMPARISONS, MOST_DEPTH, MOST_STYLE_PAIRS } from './drawing-limits.ts'
import type { Drawing, DrawingNode } from './drawing-node.ts'
import { DrawingRefusal, requireAtMost } from './drawing-refusal.ts'
import { countedProperties, readDeclarations, readStyleSheet, type StyleRule } from './read-style-sheet.ts'

/**
 * Returns, for an element, every value that a counted property could have, from attribute, style and each rule whose
 * last part matches, though another may win. Throws if comparing selectors would take too much work.
 */
export function nodeStyles(drawing: Drawing): (node: DrawingNode) => Declaration[] {
  const rules = drawing.styles.flatMap(({ text }) => readStyleSheet(text))
  requireFewComparisons(rules, drawing.elements)
  const byKey = declarationsByKey(rules)
  const values = new Map<string, Declaration>()
  let matched = 0

  // Most elements repeat the same few values.
  function readOnce(property: string, text: string): Declaration {
    const key = `${property}:${text}`
    const declaration = values.get(key) ?? declarationOf(property, text)
    values.set(key, declaration)
    return declaration
  }

  return ({ name, attributes }) => {
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter((word) => word !== '')
    const keys = ['*', name, `#${attributes.get('id') ?? ''}`, ...new Set(classes.map((word) => `.${word}`))]
    const lists = keys.flatMap((key) => byKey.get(key) ?? [])
    matched += lists.reduce((sum, list) => sum + list.length, 0)
    requireAtMost(matched, MOST_STYLE_PAIRS, 'values of style selectors')
    const declarations = lists.flat()
    for (const property of countedProperties) {
      const text = attributes.get(property)
      if (text !== undefined) declarations.push(readOnce(property, text))
    }
    declarations.push(...readDeclarations(attributes.get('style') ?? ''))
    return declarations
  }
}

/** A rule's declarations are one list that its keys share: copies could number millions. */
function declarationsByKey(rules: readonly StyleRule[]): ReadonlyMap<string, Declaration[][]> {
  const byKey = new Map<string, Declaration[][]>()
  for (const { selectors, declarations } of rules) {
    if (declarations.length === 0) continue
    for (const key of new Set(selectors.map((selector) => selector.key))) {
      const known = byKey.get(key) ?? []
      known.push(declarations)
      byKey.set(key, known)
    }
  }
  return byKey
}

function requireFewComparisons(rules: readonly StyleRule[], elements: number): void {
  const selectors = rules.flatMap((rule) => rule.selectors)
  if (selectors.length * elements > MOST_STYLE_PAIRS) {
    throw new DrawingRefusal(
      `has ${selectors.length} style selectors for ${elements} elements; at most ${MOST_STYLE_PAIRS} pairs of them can be drawn`,
    )
  }
  const comparisons = selectors.reduce(
    (sum, { compounds, ancestors, siblings }) =>
      sum + compounds + ancestors * MOST_DEPTH + siblings * elements,
    0,
  )
  requireAtMost(comparisons * elements, MOST_COMPARISONS, 'comparisons with style selectors')
}
