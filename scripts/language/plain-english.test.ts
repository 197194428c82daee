import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { avoidedWords, longSentences } from './plain-english.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

it('finds sentences over 25 words in paragraphs and lists, and counts code as one word', () => {
  const page = [
    `# ${words(30)}`,
    `${words(25)}. ${words(10)}.`,
    `- ${words(26)}.`,
    `\`${words(30)}\` ${words(3)}.`,
    `| ${words(30)} |`,
    ['```sh', words(30), '```'].join('\n'),
  ].join('\n\n')
  expect(longSentences(page)).toEqual([`${words(26)}.`])
})

it('finds avoided words outside code, with their replacements', () => {
  expect(avoidedWords('The page says so.\nRun `anew`. It is drawn anew.')).toEqual([
    'says so: write name what is shown (The page says so.)',
    'anew: write again (Run X. It is drawn anew.)',
  ])
})

it('finds words that hide what a program does, except in the interface’s texts and about people', () => {
  const jargon = 'The supplier is asked, and its answer kept.'
  expect(avoidedWords(jargon)).toHaveLength(2)
  expect(avoidedWords(jargon, true)).toEqual([])
  expect(
    avoidedWords('Travellers are asked by mail. Visitors are not asked. The line is kept open.'),
  ).toEqual([])
})

it('finds `stands` and forms of `give back` where a plainer word exists', () => {
  expect(avoidedWords('The name stands in the title. It gives back the room. Nobody pays.')).toHaveLength(3)
  expect(avoidedWords('Null stands for none. The sandbox stands in for a bank.')).toEqual([])
})

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/{*,spec/*,decisions/*}.md', { cwd: root }).toSorted(),
]

it.each(pages)('%s has short sentences and common words', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  expect(longSentences(text)).toEqual([])
  expect(avoidedWords(text)).toEqual([])
})
