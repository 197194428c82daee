import ts from 'typescript'
import { isColored } from './colored-property.ts'

/** A property that the value of a name colours; with `member`, only that member of the value. */
export interface Use {
  property: string
  member: string | undefined
}

/**
 * Returns the names in a file whose values colour something, such as `shade` in `style={{ color: shade }}`. It
 * compares names only, which is enough within one file.
 */
export function coloredNames(source: ts.SourceFile): Map<string, Use[]> {
  const found = new Map<string, Use[]>()
  const visit = (node: ts.Node): void => {
    const [property, value] = styledValue(node)
    if (value && isColored(property)) {
      for (const { root, member } of rootsOf(value)) {
        found.set(root, [...(found.get(root) ?? []), { property, member }])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The property that a node sets, and the expression for its value. */
function styledValue(node: ts.Node): [string, ts.Expression | undefined] {
  if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) {
    return [node.name.text, node.initializer]
  }
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text, node.name]
  if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
    return [node.name.getText(), node.initializer.expression]
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  ) {
    return [node.left.name.text, node.right]
  }
  return ['', undefined]
}

interface Root {
  root: string
  member: string | undefined
}

function rootsOf(node: ts.Expression): Root[] {
  if (ts.isIdentifier(node)) return [{ root: node.text, member: undefined }]
  if (ts.isPropertyAccessExpression(node)) {
    return rootsOf(node.expression).map(({ root }) => ({ root, member: node.name.text }))
  }
  if (ts.isElementAccessExpression(node)) {
    return rootsOf(node.expression).map(({ root }) => ({ root, member: undefined }))
  }
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) ? rootsOf(node.expression) : []
  if (ts.isConditionalExpression(node)) return [...rootsOf(node.whenTrue), ...rootsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return [...rootsOf(node.left), ...rootsOf(node.right)]
  if (ts.isTemplateExpression(node)) return node.templateSpans.flatMap((span) => rootsOf(span.expression))
  return isWrapper(node) ? rootsOf(node.expression) : []
}

/** Syntax around an expression that does not change its value. */
export function isWrapper(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
}
