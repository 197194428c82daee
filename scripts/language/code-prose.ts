import ts from 'typescript'

/** A comment or the title of a test. */
export interface Prose {
  kind: 'comment' | 'title'
  /** The line of the file on which it begins; the first is 1. */
  line: number
  text: string
  /** Lines of running text: tags (`@throws`) and items of a list count as none. */
  lines: number
}

/** Directives for tools and citations of clauses, which are no prose. */
const directive = /biome-ignore|@ts-|v8 ignore|@__PURE__|@vite|^\s*§[\d.]+(?:, §[\d.]+)*\s*$/
const titled = new Set(['it', 'test', 'describe'])

/** Returns the comments and test titles of a TypeScript or JavaScript file, in their order. Lines of `//` below each other are one comment. */
export function codeProse(name: string, source: string): Prose[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const ranges = new Map<number, number>()
  const titles: Prose[] = []
  const take = (found: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of found ?? []) ranges.set(pos, end)
  }
  const visit = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      take(ts.getLeadingCommentRanges(source, node.getFullStart()))
      take(ts.getTrailingCommentRanges(source, node.getEnd()))
    }
    // A comment between braces in JSX belongs to an expression without a node.
    if (ts.isJsxExpression(node) && !node.expression)
      take(ts.getLeadingCommentRanges(source, node.getFullStart() + 1))
    const title = titleOf(node)
    if (title) titles.push({ kind: 'title', line: lineAt(title.getStart()), text: title.text, lines: 1 })
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  const comments = [...ranges]
    .toSorted(([a], [b]) => a - b)
    .map(([start, end]) => ({ start, end, text: source.slice(start, end) }))
    .filter(({ text }) => !directive.test(text.replace(/^\/\//, '')))
  return [...joined(comments, source, lineAt), ...titles].toSorted((a, b) => a.line - b.line)
}

/** The first argument of a call of `it`, `test` or `describe`, also of one with `.each` and the like. */
function titleOf(node: ts.Node): ts.StringLiteralLike | null {
  if (!ts.isCallExpression(node) || !titled.has(nameOf(node.expression))) return null
  const [title] = node.arguments
  return title && ts.isStringLiteralLike(title) ? title : null
}

function nameOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) return nameOf(called.expression)
  return ''
}

function joined(
  comments: readonly { start: number; end: number; text: string }[],
  source: string,
  lineAt: (position: number) => number,
): Prose[] {
  const prose: Prose[] = []
  let last: { end: number; isLine: boolean } | undefined
  for (const { start, end, text } of comments) {
    const isLine = text.startsWith('//')
    const written = text
      .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trim())
      .filter((line) => line !== '')
    const running = written.filter((line) => !/^(?:@|- |\d+\. |\|)/.test(line)).length
    const above = prose.at(-1)
    if (above && isLine && last?.isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      above.text += `\n${written.join('\n')}`
      above.lines += running
    } else prose.push({ kind: 'comment', line: lineAt(start), text: written.join('\n'), lines: running })
    last = { end, isLine }
  }
  return prose
}
