import ts from 'typescript'

/** A piece of a file that may style something, and the line it begins in. */
export interface StyledText {
  style: string
  line: number
}

/** Takes a file's name and text and gives the pieces that may hold styles: of TypeScript its strings, each with the property or attribute it is the value of;
 * of anything else the whole text. Comments are left out. */
export function stylesOf(file: string, text: string): StyledText[] {
  if (/\.tsx?$/.test(file)) return stylesOfTypeScript(file, text)
  const comments = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /<!--[\s\S]*?-->/g
  // Blanked and not cut, so that lines keep their numbers.
  return [{ style: text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' ')), line: 1 }]
}

function stylesOfTypeScript(file: string, text: string): StyledText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: StyledText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (isString(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ style: inContext(node), line })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isString(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
}

/** The string as CSS or markup would have it: `{ color: 'red' }` and `style.color = 'red'` as `color: red`, `fill={'red'}` as `fill="red"`. */
function inContext(node: ts.LiteralLikeNode): string {
  const parent: ts.Node = node.parent
  if (ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name) && parent.name !== node) {
    return `${parent.name.text}: ${node.text}`
  }
  if (ts.isBinaryExpression(parent) && ts.isPropertyAccessExpression(parent.left)) {
    return `${parent.left.name.text}: ${node.text}`
  }
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent
  if (ts.isJsxAttribute(attribute)) return `${attribute.name.getText()}="${node.text}"`
  return node.text
}
