import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../build/root.ts'
import { takeEnvFile } from './take-env-file.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-env-'))
  writeFileSync(join(folder, '.env'), '# a comment\nLIVERY_BAR=perhaps\nLIVERY_LOG_LEVEL=silent\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command of package.json as npm does, without the machine's own variables. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('LIVERY_'))
  return spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...Object.fromEntries(clean), ...env },
  })
}

it.each([
  { form: 'two words', typed: (path: string) => ['--env-file', path] },
  { form: 'one word', typed: (path: string) => [`--env-file=${path}`] },
])('reads variables from the file of the option in the form $form', ({ typed }) => {
  const args = ['invite-owner.ts', 'aurora', 'a@b.example', ...typed(join(folder, '.env'))]
  const { status, stderr } = run('scripts/after-setup.mjs', args)
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('LIVERY_BAR') })
})

it('keeps a variable that is already set', () => {
  const args = ['invite-owner.ts', 'aurora', 'a@b.example', '--env-file', join(folder, '.env')]
  const { stderr } = run('scripts/after-setup.mjs', args, { LIVERY_BAR: 'on', LIVERY_MODE: 'sometimes' })
  expect(stderr).toContain('LIVERY_MODE')
})

// Node itself looks for the option in all arguments, and exits with its own code.
it.each([['scripts/start.mjs'], ['scripts/dev.mjs'], ['scripts/after-setup.mjs', 'routes.ts', 'aurora']])(
  '%s runs nothing if the file does not exist',
  (script, ...args) => {
    const { status, stdout, stderr } = run(script, [...args, '--env-file', join(folder, 'none')])
    expect(stdout).toBe('')
    expect(status).toBeGreaterThan(0)
    expect(stderr).toMatch(/none.*(?:no such file|not found)/)
  },
)

it('removes the option, and names a file that does not exist', () => {
  const words = ['routes', '--env-file', join(folder, 'none'), '--json']
  expect(takeEnvFile(words)).toBe(
    `--env-file cannot read ${JSON.stringify(join(folder, 'none'))}: there is no such file.`,
  )
  expect(words).toEqual(['routes', '--json'])
})

it.each([[['--env-file']], [['--env-file=']], [['--env-file', '--json']]])(
  'asks for a path after %j',
  (words) => {
    expect(takeEnvFile(words)).toBe('--env-file needs the path of a file with variables, such as .env.')
  },
)
