import { describe, expect, it } from 'vitest'
import { UsageError } from './command-line/usage-error.ts'
import { readRequest, verifyHelp } from './verify/read-request.ts'

// What it runs is tested in verify.proof.test.ts.
describe('npm run verify', () => {
  it.each([
    [[], 'Name what to verify. There are --proofs, --attack.'],
    [['--attack', '--only', 'nothing'], 'There is no part "nothing".'],
    [['--attack', '--minutes', '0'], '--minutes needs a number above 0.'],
    [['--attack', '--most', 'many'], '--most needs a number above 0.'],
    [['--rough'], '--rough'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readRequest(args)).toThrow(UsageError)
    expect(() => readRequest(args)).toThrow(sentence)
  })

  it('lists its parts in the help', () => {
    for (const part of ['roles', 'redirects', 'html', 'poison', 'uploads', 'requests', 'idle'])
      expect(verifyHelp).toMatch(new RegExp(`^  ${part} +\\S`, 'm'))
  })
})
