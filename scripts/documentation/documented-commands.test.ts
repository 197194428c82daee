import { expect, it } from 'vitest'
import { documentedCommands, inlineCommands } from './documented-commands.ts'

const page = [
  'Type `npm i`.',
  '',
  '```sh',
  'npm start   # serves',
  '# nothing to type',
  "echo '#136f63' | npm run -s theme:tokens",
  'curl http://localhost/#top \\',
  '  --head  # goes on',
  '```',
  '',
  '```json',
  '{ "not": "typed" }',
  '```',
  '```sh',
  'npm test',
  '```',
].join('\n')

it('finds the commands to type, line by line, without comments and other text', () => {
  expect(documentedCommands(page)).toEqual([
    { line: 4, command: 'npm start' },
    { line: 6, command: "echo '#136f63' | npm run -s theme:tokens" },
    { line: 7, command: 'curl http://localhost/#top --head' },
    { line: 15, command: 'npm test' },
  ])
})

it('finds complete commands in running text and tables, once each, and no patterns', () => {
  const prose = [
    'Type `npm start`, or `A=b npm start`; `npm run dev -- --tenant <slug>` opens one.',
    '| `npm run lint` | checks (`npm start` does not) |',
    '```sh',
    'echo `npm no`',
    '```',
    'Not `npm`, not `LIVERY_MODE=production`.',
  ].join('\n')
  expect(inlineCommands(prose)).toEqual([
    { line: 1, command: 'npm start' },
    { line: 1, command: 'A=b npm start' },
    { line: 2, command: 'npm run lint' },
  ])
})
