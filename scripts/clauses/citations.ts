import ts from 'typescript'

/** A clause that a test cites in the comment directly above it. `line` is the comment's, counted from 1. */
export interface Citation {
  id: string
  line: number
}

/** A comment that looks like a citation but is none. */
export interface MisplacedCitation {
  line: number
  reason: string
}

const runners = new Set(['it', 'test'])
const modifiers = new Set(['each', 'for', 'skipIf', 'runIf', 'only', 'concurrent', 'sequential'])
const citation = /^\/\/ §\d+(\.\d+){1,2}(, §\d+(\.\d+){1,2})*$/

/**
 * Returns the clauses that the tests of a file cite, as in `// §4.5, §4.6` directly above a call of `it` or `test`, and
 * the comments that fail to cite: those with other text, and those that are not directly above a test.
 */
export function readCitations(source: string): { citations: Citation[]; misplaced: MisplacedCitation[] } {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const citations: Citation[] = []
  const misplaced: MisplacedCitation[] = []
  const tests = testLines(file)
  for (const { text, line, endLine } of commentsOf(file)) {
    const aboveTest = tests.has(endLine + 1)
    if (citation.test(text) && aboveTest) {
      for (const id of text.slice('// '.length).split(', ')) citations.push({ id, line })
    } else if (citation.test(text)) {
      misplaced.push({ line, reason: 'is not directly above a test' })
    } else if (text.startsWith('// §') || (aboveTest && text.includes('§'))) {
      misplaced.push({ line, reason: 'has other text than clause ids: write `// §4.5, §4.6`' })
    }
  }
  return { citations, misplaced }
}

function testLines(file: ts.SourceFile): Set<number> {
  const lines = new Set<number>()
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && runners.has(runnerOf(node.expression)))
      lines.add(lineOf(file, node.getStart()))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

/** Returns `it` for `it`, `it.each` and `it.skipIf(…)`; empty for calls that run no test, such as `test.describe`. */
function runnerOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node))
    return modifiers.has(node.name.text) ? runnerOf(node.expression) : ''
  if (ts.isCallExpression(node)) return runnerOf(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return runnerOf(node.tag)
  return ''
}

function commentsOf(file: ts.SourceFile): { text: string; line: number; endLine: number }[] {
  const ends = new Map<number, number>()
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []),
    ]) {
      ends.set(pos, end)
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...ends].map(([pos, end]) => ({
    text: file.text.slice(pos, end),
    line: lineOf(file, pos),
    endLine: lineOf(file, end),
  }))
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1
}
