import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'
import { type Declaration, declarationOf } from './declaration.ts'
import { MOST_RULES, MOST_STYLE_DEPTH } from './drawing-limits.ts'
import { DrawingRefusal, requireAtMost } from './drawing-refusal.ts'
import { readSelectors, type Selector } from './read-selector.ts'

/** Properties that affect the work of drawing; values of others are not read. */
export const countedProperties: ReadonlySet<string> = new Set([
  'filter',
  'mask',
  'clip-path',
  'opacity',
  'mix-blend-mode',
  'fill',
  'stroke',
  'stroke-dasharray',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
])

export interface StyleRule {
  selectors: Selector[]
  declarations: Declaration[]
}

/** Returns the rules of a style sheet that reaches nothing outside, including `@media` and nested ones. */
export function readStyleSheet(text: string): StyleRule[] {
  const rules: StyleRule[] = []
  const tokens = tokenize({ css: text })
  let index = 0

  function readBlock(owner: StyleRule | null, depth: number): void {
    if (depth > MOST_STYLE_DEPTH)
      throw new DrawingRefusal(`has styles nested more than ${MOST_STYLE_DEPTH} deep`)
    let run: CSSToken[] = []
    for (; index < tokens.length; index += 1) {
      const token = tokens[index]
      if (token === undefined || token[0] === TokenType.CloseCurly) break
      if (token[0] === TokenType.OpenCurly) {
        index += 1
        readBlock(ownerOf(run, owner), depth + 1)
        run = []
      } else if (token[0] === TokenType.Semicolon) {
        owner?.declarations.push(...declared(run))
        run = []
      } else if (!isBlank(token)) run.push(token)
      else if (run.length > 0) run.push(token)
    }
    owner?.declarations.push(...declared(run))
  }

  function ownerOf(prelude: readonly CSSToken[], outer: StyleRule | null): StyleRule | null {
    // The block of `@media` contains rules, or declarations of the surrounding rule.
    if (prelude[0]?.[0] === TokenType.AtKeyword) return outer
    const rule = { selectors: readSelectors(prelude), declarations: [] }
    rules.push(rule)
    requireAtMost(rules.length, MOST_RULES, 'style rules')
    return rule
  }

  // An unmatched closing brace does not end the style sheet.
  for (; index < tokens.length; index += 1) readBlock(null, 0)
  return rules
}

/** Returns the declarations of a `style` attribute. */
export function readDeclarations(text: string): Declaration[] {
  const declarations: Declaration[] = []
  let run: CSSToken[] = []
  for (const token of tokenize({ css: text })) {
    if (token[0] === TokenType.Semicolon || token[0] === TokenType.EOF) {
      declarations.push(...declared(run))
      run = []
    } else if (run.length > 0 || !isBlank(token)) run.push(token)
  }
  return declarations
}

function declared([name, ...rest]: readonly CSSToken[]): Declaration[] {
  const colon = rest.findIndex(([type]) => type === TokenType.Colon)
  if (name?.[0] !== TokenType.Ident || colon < 0) return []
  const property = name[4].value.toLowerCase()
  return countedProperties.has(property) ? [declarationOf(property, rest.slice(colon + 1))] : []
}

function isBlank([type]: CSSToken): boolean {
  const blanks: readonly TokenType[] = [TokenType.Whitespace, TokenType.Comment, TokenType.CDO, TokenType.CDC]
  return blanks.includes(type)
}
