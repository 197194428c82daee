import ts from 'typescript'
import { isWrapper, type Use } from './colored-names.ts'
import { isColored } from './colored-property.ts'

export type StringNode = ts.StringLiteralLike | ts.TemplateExpression

/** What a string is the value of. */
export interface Context {
  property: string
  isAttribute: boolean
}

/**
 * Returns the property or attribute whose value a string is or may be: directly, or through the constant, parameter
 * or function that passes it on.
 */
export function stringContext(node: StringNode, names: ReadonlyMap<string, Use[]>): Context | undefined {
  const own = ownContext(node)
  if (own && (own.isAttribute || isColored(own.property))) return own
  const property = propertyOfName(node, names)
  return property === undefined ? own : { property, isAttribute: false }
}

/** `{ color: 'red' }`, `style.color = 'red'`, `style.setProperty('color', 'red')` and `fill={on ? 'red' : 'none'}`. */
function ownContext(node: StringNode): Context | undefined {
  let child: ts.Node = node
  while (isPassedOn(child)) child = child.parent
  const { parent } = child
  if (ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name) && parent.name !== child) {
    return { property: parent.name.text, isAttribute: false }
  }
  if (ts.isBinaryExpression(parent) && isSet(parent) && ts.isPropertyAccessExpression(parent.left)) {
    return { property: parent.left.name.text, isAttribute: false }
  }
  if (ts.isCallExpression(parent) && parent.arguments[1] === child) {
    const [name] = parent.arguments
    const isSetter =
      ts.isPropertyAccessExpression(parent.expression) && /^set/.test(parent.expression.name.text)
    if (isSetter && name && ts.isStringLiteralLike(name)) return { property: name.text, isAttribute: false }
  }
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent
  return ts.isJsxAttribute(attribute) ? { property: attribute.name.getText(), isAttribute: true } : undefined
}

/** Whether the value of the surrounding expression may be the node's. */
function isPassedOn(node: ts.Node): boolean {
  const { parent } = node
  if (isWrapper(parent)) return true
  if (ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)) return true
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  return ts.isBinaryExpression(parent) && handsOn.has(parent.operatorToken.kind)
}

const handsOn: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
])

function isSet(node: ts.BinaryExpression): boolean {
  return node.operatorToken.kind === ts.SyntaxKind.EqualsToken
}

/** The coloured property that the nearest name around a string is used for. */
function propertyOfName(node: StringNode, names: ReadonlyMap<string, Use[]>): string | undefined {
  let key: string | undefined
  for (let child: ts.Node = node; child.parent; child = child.parent) {
    const { parent } = child
    if (isAsked(child)) return undefined
    if (ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name)) key ??= parent.name.text
    const name = declaredName(parent)
    if (name === undefined) continue
    const uses = names.get(name) ?? []
    return uses.find(({ member }) => member === undefined || key === undefined || member === key)?.property
  }
  return undefined
}

/** A string in a comparison or an argument is not the expression's value. */
function isAsked(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return !handsOn.has(parent.operatorToken.kind)
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  if (ts.isCallExpression(parent)) return parent.expression !== node
  if (ts.isIfStatement(parent) || ts.isCaseClause(parent)) return parent.expression === node
  return ts.isJsxAttribute(parent)
}

function declaredName(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node)
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined
}
