import ts from 'typescript'

const names = new Set(['it', 'test'])

/**
 * Takes the source of a test file and gives the titles of its tests, also of those written with `each`. What a template
 * puts in is `…`. Source: the tests of vitest and Playwright.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && names.has(rootOf(node.expression))) {
      const title = node.arguments[0] && textOf(node.arguments[0])
      if (title !== null && title !== undefined) titles.push(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return titles
}

/** `it` of `it`, `it.each` and `it.each([…])`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'each' ? rootOf(node.expression) : ''
  if (ts.isCallExpression(node)) return rootOf(node.expression)
  return ''
}

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
