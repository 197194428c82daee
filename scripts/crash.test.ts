import { describe, expect, it } from 'vitest'
import { runCommandHere } from './processes/testing-command.ts'
import { proofCases } from './proof-cases.ts'

describe('npm run crash', { timeout: 240_000 }, () => {
  it('kills the requested number of servers in the requested situation, and prints the outcome as JSON', async () => {
    const args = ['--kills', '1', '--in', 'folder', '--while', 'publishing']
    const { status, stdout, stderr } = await runCommandHere('crash.ts', args)
    expect(status, stderr).toBe(0)
    const lines = stdout.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ while: 'publishing', in: 'folder', versions: expect.any(Number) }),
    ])
  })

  it.each(
    proofCases(
      [
        [['--kills', '0'], '--kills needs a number from 1.'],
        [['--kills', 'many'], '--kills needs a number from 1.'],
      ],
      1,
    ),
  )('explains why it refuses %j', async (args, sentence) => {
    expect(await runCommandHere('crash.ts', args)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })
})
