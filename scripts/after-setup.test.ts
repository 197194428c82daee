import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './build/root.ts'
import { proofCases } from './proof-cases.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Files that run before anything is installed. */
const mjs = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('scripts', name))

/** Runs a command of package.json as npm does: by the shell, in the project's folder. */
function run(name: string, args: string, { folder = root, path = join(root, 'node_modules/.bin') } = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${scripts[name]} ${args}`], {
    cwd: folder,
    encoding: 'utf8',
    // Hides the npm that runs the tests, so that the command uses the npm on the path.
    env: { ...process.env, npm_execpath: undefined, PATH: `${path}:${process.env.PATH}`, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

describe('in a fresh clone', () => {
  let clone: string
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'livery-fresh-'))
    for (const part of [...mjs, 'package.json', 'package-lock.json'])
      cpSync(join(root, part), join(clone, part), { recursive: true })
    writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "npm $1"\nexit 1\n')
    chmodSync(join(clone, 'npm'), 0o755)
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it.each(proofCases(Object.keys(scripts), 4))(
    'npm run %s installs first, and reports if that fails',
    (name) => {
      // Other programs read standard output, so progress must not appear there.
      expect(run(name, '', { folder: clone, path: clone })).toEqual({
        status: 1,
        stdout: '',
        stderr:
          'Installing packages (once, a minute or two) …\nnpm install\nnpm install did not succeed; its message is above.\n',
      })
    },
  )
})

it("npm run format formats the project's files", () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-format-'))
  try {
    for (const part of [...mjs, 'package.json', 'package-lock.json', 'biome.json', '.gitignore'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'scripts/late.ts'), 'export const late={a:1,};')
    expect(run('format', '', { folder })).toMatchObject({ status: 0 })
    expect(readFileSync(join(folder, 'scripts/late.ts'), 'utf8')).toBe('export const late = { a: 1 }\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('passes a script its arguments as typed, and exits with its code', () => {
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

it("stores Node's compile cache with the packages, or in the caller's folder", () => {
  const keptAt = (folder?: string) => {
    const { NODE_COMPILE_CACHE: _, ...env } = process.env
    const args = ['scripts/after-setup.mjs', 'node', '-p', 'require("node:module").getCompileCacheDir()']
    return spawnSync('node', args, {
      cwd: root,
      encoding: 'utf8',
      env: folder ? { ...env, NODE_COMPILE_CACHE: folder } : env,
    }).stdout.trim()
  }
  expect(keptAt()).toMatch(/\/node_modules\/\.cache\/node\/v24/)
  const own = mkdtempSync(join(tmpdir(), 'livery-kept-'))
  try {
    expect(keptAt(own).startsWith(own)).toBe(true)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
})
