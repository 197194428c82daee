import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/root.ts'
import { proofFiles } from './proof-files.mjs'

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
