import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it.each(['scripts/lint.mjs', 'scripts/test.mjs'])(
  '%s installs what a fresh clone lacks before the first check, and says so where that fails',
  (script) => {
    const clone = mkdtempSync(join(tmpdir(), 'livery-lint-'))
    try {
      mkdirSync(join(clone, 'scripts'))
      for (const file of [
        'package.json',
        'package-lock.json',
        script,
        'scripts/build-if-stale.mjs',
        'scripts/checks.mjs',
        'scripts/chromium.mjs',
        'scripts/setup.mjs',
      ])
        copyFileSync(join(root, file), join(clone, file))
      writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "npm $1"\nexit 1\n')
      chmodSync(join(clone, 'npm'), 0o755)
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
        cwd: clone,
        encoding: 'utf8',
        env: { PATH: `${clone}:${process.env.PATH}` },
      })
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: 'Installing packages (once) …\nnpm install\n',
        stderr: 'npm install did not succeed; its message is above.\n',
      })
    } finally {
      rmSync(clone, { recursive: true, force: true })
    }
  },
)

it('runs the same list of checks as the tests do', () => {
  const source = (file: string) => readFileSync(join(root, 'scripts', file), 'utf8')
  for (const file of ['lint.mjs', 'test.mjs']) {
    expect(source(file)).toContain('runChecks()')
    expect(source(file)).not.toMatch(/biome|'tsc'|knip|depcruise|check-colors/)
  }
})
