import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from './build/root.ts'
import { UsageError } from './command-line/usage-error.ts'
import { readRequest, verifyHelp } from './verify/read-request.ts'

/** Runs the command as a process, on these demo agencies. */
function verify(slugs: readonly string[], ...args: string[]) {
  const tenantsDir = mkdtempSync(join(tmpdir(), 'livery-verify-'))
  onTestFinished(() => rmSync(tenantsDir, { recursive: true }))
  for (const slug of slugs) cpSync(join(root, 'tenants', slug), join(tenantsDir, slug), { recursive: true })
  const command = [join(root, 'scripts/verify.ts'), ...args]
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), command, {
    cwd: root,
    env: { ...process.env, LIVERY_TENANTS_DIR: tenantsDir },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run verify', { timeout: 240_000 }, () => {
  it('attacks a separate server and prints the counts of each part as JSON', () => {
    const args = ['--attack', '--only', 'requests,redirects,poison', '--most', '8']
    const { status, stdout, stderr } = verify(['aurora'], ...args)
    expect(status, stderr + stdout).toBe(0)
    const lines = stdout
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        part: 'requests',
        counts: expect.objectContaining({ sent: 8 }),
        faults: { serverErrors: 0, slow: 0, silent: 0, downAfterwards: 0 },
      }),
      expect.objectContaining({ part: 'redirects', faults: { led: 0, serverErrors: 0 } }),
      expect.objectContaining({
        part: 'poison',
        counts: expect.objectContaining({ sent: 8, compared: 16 }),
        faults: { poisoned: 0, serverErrors: 0 },
      }),
      { parts: 3, faults: 0 },
    ])
  })

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
