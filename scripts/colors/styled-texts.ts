import ts from 'typescript'
import { coloredNames } from './colored-names.ts'
import { type Context, type StringNode, stringContext } from './string-context.ts'

/** A piece of a file that may style something, and the line it begins in. */
export interface StyledText {
  style: string
  line: number
}

/** Takes a file's name and text and gives the pieces that may hold styles: of TypeScript its strings, each with the property or attribute it is the value of;
 * of anything else the whole text. Comments are left out. */
export function styledTexts(file: string, text: string): StyledText[] {
  if (/\.tsx?$/.test(file)) return stylesOfTypeScript(file, text)
  const comments = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /<!--[\s\S]*?-->/g
  // Blanked and not cut, so that lines keep their numbers.
  return [{ style: text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' ')), line: 1 }]
}

function stylesOfTypeScript(file: string, text: string): StyledText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = coloredNames(source)
  const found: StyledText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ style: asWritten(contentOf(node), stringContext(node, names)), line })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The string's text. What a template fills in is a letter here, which is part of no colour, and the lines it takes. */
function contentOf(node: StringNode): string {
  if (ts.isStringLiteralLike(node)) return node.text
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `x${expression.getText().replace(/[^\n]/g, '')}${literal.text}`,
  )
  return node.head.text + spans.join('')
}

/** The string as CSS or markup would have it: `{ color: 'red' }` as `color: red`, `fill={'red'}` as `fill="red"`. */
function asWritten(content: string, context: Context | undefined): string {
  if (!context) return content
  return context.isAttribute ? `${context.property}="${content}"` : `${context.property}: ${content}`
}
