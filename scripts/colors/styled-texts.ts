import ts from 'typescript'
import { coloredNames } from './colored-names.ts'
import { type Context, type StringNode, stringContext } from './string-context.ts'

/** A piece of a file that may contain styles, and its first line. */
export interface StyledText {
  style: string
  line: number
}

/**
 * Returns the pieces of a file that may contain styles. For TypeScript these are its strings, each with its property
 * or attribute; for other files the whole text. Comments are left out.
 */
export function styledTexts(file: string, text: string): StyledText[] {
  if (/\.tsx?$/.test(file)) return stylesOfTypeScript(file, text)
  const comments = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /<!--[\s\S]*?-->/g
  // Blanked, not removed, so that line numbers stay.
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

/**
 * The string's text. A template's placeholder becomes a letter, which is part of no colour, and keeps its line
 * breaks.
 */
function contentOf(node: StringNode): string {
  if (ts.isStringLiteralLike(node)) return node.text
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `x${expression.getText().replace(/[^\n]/g, '')}${literal.text}`,
  )
  return node.head.text + spans.join('')
}

/** The string in CSS or markup form: `{ color: 'red' }` as `color: red`, `fill={'red'}` as `fill="red"`. */
function asWritten(content: string, context: Context | undefined): string {
  if (!context) return content
  return context.isAttribute ? `${context.property}="${content}"` : `${context.property}: ${content}`
}
