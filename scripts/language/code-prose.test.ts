import { expect, it } from 'vitest'
import { codeProse } from './code-prose.ts'

const proseOf = (...lines: string[]) => codeProse('file.tsx', lines.join('\n'))

it('finds doc comments, and lines of // below each other as one comment', () => {
  const found = proseOf(
    '/** One',
    ' *  and two. */',
    'const a = 1 // three',
    '// four',
    '// five',
    'const b = 2',
    '',
    '// six',
  )
  expect(found.map(({ kind, line, text, lines }) => [kind, line, text, lines])).toEqual([
    ['comment', 1, 'One\nand two.', 2],
    ['comment', 3, 'three\nfour\nfive', 3],
    ['comment', 8, 'six', 1],
  ])
})

it('counts no tags and no items of a list as lines', () => {
  const [found] = proseOf('/**', ' * Returns it.', ' * - one', ' * - two', ' * @throws Never', ' */', 'let a')
  expect(found).toMatchObject({ lines: 1, text: 'Returns it.\n- one\n- two\n@throws Never' })
})

it('finds titles of tests, also with each, and no other strings', () => {
  const found = proseOf(
    "describe('a price', () => {",
    "  it.each([1])('is %s', () => {})",
    "  test.skipIf(true)('is nothing', () => {})",
    "  say('somebody')",
    '  it(`is plain`, () => {})',
    '})',
  )
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'a price'],
    ['title', 'is %s'],
    ['title', 'is nothing'],
    ['title', 'is plain'],
  ])
})

it('finds comments in JSX, and none in its text', () => {
  const found = proseOf('const a = (', '  <p>', '    {/* Why. */}', '    see // there', '  </p>', ')')
  expect(found.map(({ text }) => text)).toEqual(['Why.'])
})

it('passes over directives for tools and citations of clauses', () => {
  expect(
    proseOf('// §4.1, §4.2', "it('works', () => {})", '// biome-ignore lint/x: whoever', '// @ts-check').map(
      ({ text }) => text,
    ),
  ).toEqual(['works'])
})
