import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/root.ts'
import { codeProse } from './language/code-prose.ts'
import { avoidedWords, longSentences } from './language/plain-english.ts'

/**
 * Checks the English of comments, test titles and texts: no words that the glossary replaces, comments of at most three
 * lines, and sentences of at most 25 words in what people read. Prints one line for each problem; exit code 1 if there is one.
 */
const MOST_LINES = 3

const code = globSync(['{src,packages,scripts,e2e}/**/*.{ts,tsx,mjs}', '*.ts'], { cwd: root }).filter(
  (file) => !/(?:^|\/)(?:node_modules|dist)\/|gen\.ts$/.test(file),
)
const texts = globSync('src/**/text/en.json', { cwd: root })
const problems = [...code.toSorted().flatMap(ofCode), ...texts.toSorted().flatMap(ofTexts)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function ofCode(file: string): string[] {
  return codeProse(file, readFileSync(join(root, file), 'utf8')).flatMap(({ kind, line, text, lines }) => [
    ...avoidedWords(text).map((word) => `${file}:${line}: ${kind}: ${word}`),
    ...(lines > MOST_LINES ? [`${file}:${line}: a comment of ${lines} lines: ${MOST_LINES} at most`] : []),
  ])
}

function ofTexts(file: string): string[] {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.entries(texts).flatMap(([key, text]) => [
    ...avoidedWords(text, true).map((word) => `${file}: ${key}: ${word}`),
    ...longSentences(text).map((sentence) => `${file}: ${key}: over 25 words: ${sentence}`),
  ])
}
