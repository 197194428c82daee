import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/root.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs what package.json has for a command, as npm does: by the shell, in the project's folder. */
function run(name: string, args: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${scripts[name]} ${args}`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

it.each(['tenant', 'build:preview'])('%s may be the first command in a fresh clone', (name) => {
  expect(scripts[name]).toMatch(/^node scripts\/after-setup\.mjs [a-z-]+\.ts$/)
})

it('gives a script its arguments as they were typed, and ends with its code', () => {
  expect(run('tenant', 'check "no such one"')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no tenant, folder or zip "no such one"\./),
  })
  expect(run('tenant', 'diff jolt jolt')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ are the same\.\n$/),
  })
  expect(run('build:preview', 'nobody')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no tenant nobody\./),
  })
})
