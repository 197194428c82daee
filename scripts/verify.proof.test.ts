import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './build/root.ts'
import { proofFiles } from './proof-files.mjs'

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

it('npm run verify names the proofs, and nothing that npm test runs in full', () => {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'scripts/verify.ts'), '--proofs', '--list'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  const tests = stdout.match(/^.*\.test\.ts.*$/gm)
  const stories = stdout.match(/^ {2}\[\w+\] › \S+\.spec\.ts.*$/gm)
  expect(tests).toContainEqual(expect.stringContaining('is refused by check'))
  const files = proofFiles()
  const isProof = (name: string) =>
    files.some((file) => name.includes(file)) || name.includes('.proof.test.ts')
  expect(tests?.filter((name) => !isProof(name))).toEqual([])
  for (const file of files) expect(tests).toContainEqual(expect.stringContaining(file))
  expect(stories).toContainEqual(expect.stringContaining('random brands have no colour violation on'))
  expect(stories?.filter((name) => name.includes('duroob has no accessibility violation on home'))).toEqual(
    [],
  )
}, 240_000)

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
}, 240_000)
