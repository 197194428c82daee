import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './build/root.ts'
import { proofCases } from './proof-cases.ts'

/** A project of two files. Its Node logs its arguments instead of running them, and fails on request. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-stale-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of ['build-if-stale.mjs', 'run-node.mjs', 'setup.mjs', 'command-line'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true })
  write('src/page.ts', '1')
  write('dist/keep', '')
  write(
    'node_modules/node/bin/node',
    '#!/bin/sh\necho "$3" >> built\necho chatter\ntest -e saves && mv saves "$(cat saves)"\ntest ! -e fails\n',
  )
  chmodSync(join(folder, 'node_modules/node/bin/node'), 0o755)
  return {
    write,
    remove: (path: string) => rmSync(join(folder, path)),
    /** The commands so far. */
    built: () =>
      existsSync(join(folder, 'built'))
        ? readFileSync(join(folder, 'built'), 'utf8')
            .trim()
            .split('\n')
            .map((path) => basename(path))
        : [],
    /** Runs a command of package.json, by the shell, with all packages installed. */
    type(command: string) {
      const lock = readFileSync(join(root, 'package-lock.json'))
      const stamp = createHash('sha256')
        .update(lock)
        .update(`${process.platform}-${process.arch}`)
        .digest('hex')
      write('package-lock.json', lock.toString())
      write('node_modules/.livery-setup', stamp)
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts[command]], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    },
    ask() {
      const script =
        "const { buildIfStale } = await import('./scripts/build-if-stale.mjs'); await buildIfStale()"
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    },
  }
}

const BUILD = 'build.ts'

it('builds what is missing or outdated, and nothing twice', () => {
  const { ask, built, write } = project()
  expect(ask()).toMatchObject({ status: 0, stdout: '' })
  expect(built()).toEqual([BUILD])
  expect(ask()).toEqual({ status: 0, stdout: '', stderr: '' })
  write('src/page.test.ts', 'a test is no part of it')
  expect(ask()).toEqual({ status: 0, stdout: '', stderr: '' })
  write('src/page.ts', '2')
  expect(ask()).toMatchObject({ status: 0 })
  expect(built()).toEqual([BUILD, BUILD])
})

it('reports a failed build, and builds again until it succeeds', () => {
  const { ask, built, write, remove } = project()
  write('fails', '')
  for (const _ of [1, 2]) {
    expect(ask()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Building (about a minute) …\nchatter\nThe build did not succeed; its message is above.\n',
    })
  }
  remove('fails')
  expect(ask()).toMatchObject({ status: 0 })
  expect(built()).toEqual([BUILD, BUILD, BUILD])
})

it('npm run build always builds, and its result is current', () => {
  const { ask, built, type } = project()
  for (const _ of [1, 2]) expect(type('build')).toMatchObject({ status: 0, stdout: 'chatter\n' })
  expect(built()).toEqual([BUILD, BUILD])
  expect(ask()).toEqual({ status: 0, stdout: '', stderr: '' })
})

it('builds again after a file is saved during the build', () => {
  const { ask, built, write } = project()
  write('saves', 'src/page.ts')
  expect(ask()).toMatchObject({ status: 0 })
  expect(ask()).toMatchObject({ status: 0 })
  expect(built()).toEqual([BUILD, BUILD])
})

it.each(proofCases(['src/contract/api.gen.ts', 'src/contract/tenant.schema.json'], 1))(
  'builds again for generated files such as %s only if they are missing',
  (made) => {
    const { ask, built, write, remove } = project()
    expect(ask()).toMatchObject({ status: 0 })
    write('openapi/openapi.yaml', 'changed')
    write(made, 'as it was')
    write('saves', made)
    expect(ask()).toMatchObject({ status: 0 })
    expect(ask()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(built()).toEqual([BUILD, BUILD])
    remove(made)
    ask()
    expect(built()).toEqual([BUILD, BUILD, BUILD])
  },
)
