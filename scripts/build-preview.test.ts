import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './build/root.ts'
import { runCommandHere } from './processes/testing-command.ts'

/** Makes a folder with a copy of one tenant, and runs the command from there as a user does. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-preview-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'tenants/jolt'), join(folder, 'tenants/jolt'), { recursive: true })
  return {
    folder,
    /** Runs it as a process, with this folder as its own. */
    buildAlone(...args: string[]) {
      const node = join(root, 'node_modules/.bin/node')
      const { status, signal, stdout, stderr } = spawnSync(
        node,
        [join(root, 'scripts/build-preview.ts'), ...args],
        { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8', timeout: 60_000 },
      )
      return { status, signal, output: `${stdout}${stderr}` }
    },
    async build(...args: string[]) {
      const env = { INIT_CWD: folder }
      const { status, stdout, stderr } = await runCommandHere('build-preview.ts', args, { env })
      return { status, output: `${stdout}${stderr}` }
    },
  }
}

it('ends with 1 for a broken tenant, names its place, and keeps the previous preview', () => {
  const { folder, buildAlone } = workplace()
  const file = join(folder, 'tenants/jolt/tenant.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"primaryColor"', '"primaryColour"'))
  for (const path of ['.git', 'preview']) mkdirSync(join(folder, 'out', path), { recursive: true })
  for (const path of ['worker.js', 'preview/server-0123456789ab.bin'])
    writeFileSync(join(folder, 'out', path), 'of before')
  const { status, signal, output } = buildAlone('jolt', '--tenants', 'tenants', '--out', 'out')
  expect({ status, signal }, output).toEqual({ status: 1, signal: null })
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('primaryColour')) + 1
  expect(output).toMatch(new RegExp(`^tenants/jolt/tenant\\.json:${line}:\\d+ .*primaryColour`, 'm'))
  expect(readdirSync(folder)).toEqual(['out', 'tenants'])
  expect(readdirSync(join(folder, 'out'))).toEqual(['.git', 'preview', 'worker.js'])
}, 90_000)

it('never writes to a folder that is no preview', async () => {
  const { folder, build } = workplace()
  mkdirSync(join(folder, 'papers/sub'), { recursive: true })
  writeFileSync(join(folder, 'papers/thesis.txt'), 'years')
  for (const [out, why] of [
    ['papers', 'papers has sub, thesis.txt in it and is no preview'],
    ['papers/thesis.txt', 'papers/thesis.txt is a file and is no preview'],
    ['.', 'has papers, tenants in it and is no preview'],
  ] as const) {
    const { status, output } = await build('jolt', '--tenants', 'tenants', '--out', out)
    expect(status, output).toBe(2)
    expect(output).toContain(why)
  }
  expect(readdirSync(join(folder, 'papers'))).toEqual(['sub', 'thesis.txt'])
}, 60_000)

it.each([
  [['--foo'], 'There is no option --foo.'],
  [[], 'Tenants: jolt.'],
  [['meridian'], 'There is no tenant meridian. Tenants: jolt.'],
])('ends with 2 for the wrong arguments %j', async (args, sentence) => {
  const { folder, build } = workplace()
  const { status, output } = await build(...args, '--tenants', 'tenants', '--out', 'out')
  expect(status).toBe(2)
  expect(output).toContain(sentence)
  expect(existsSync(join(folder, 'out'))).toBe(false)
})
