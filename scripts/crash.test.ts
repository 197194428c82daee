import { describe, expect, it } from 'vitest'
import { runCommandHere } from './processes/testing-command.ts'
import { proofCases } from './proof-cases.ts'

describe('npm run crash', { timeout: 240_000 }, () => {
  it('kills the requested number of servers in the requested situation, and prints the outcome as JSON', async () => {
    // The dearest loss is a traveller's; publishing, more kills and PostgreSQL are proofs (crash.proof.test.ts).
    const args = ['--kills', '1', '--in', 'folder', '--while', 'booking']
    const { status, stdout, stderr } = await runCommandHere('crash.ts', args)
    expect(status, stderr).toBe(0)
    const lines = stdout.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ while: 'booking', in: 'folder', kills: 1, journeys: expect.any(Number) }),
    ])
    expect(JSON.parse(stdout).journeys).toBeGreaterThanOrEqual(4)
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
