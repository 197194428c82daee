import { spawnSync } from 'node:child_process'
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
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from './build/root.ts'

/** A project of two files whose Node writes down what it is told to run instead, and fails where it is told to. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-stale-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of ['build-if-stale.mjs', 'setup.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  write('src/page.ts', '1')
  write('dist/keep', '')
  write('node_modules/node/bin/node', '#!/bin/sh\necho "$@" >> built\necho chatter\ntest ! -e fails\n')
  chmodSync(join(folder, 'node_modules/node/bin/node'), 0o755)
  return {
    write,
    remove: (path: string) => rmSync(join(folder, path)),
    /** What was run until now. */
    built: () =>
      existsSync(join(folder, 'built')) ? readFileSync(join(folder, 'built'), 'utf8').trim().split('\n') : [],
    ask() {
      const script = "const { buildIfStale } = await import('./scripts/build-if-stale.mjs'); buildIfStale()"
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    },
  }
}

const BUILD = 'scripts/build.ts'

it('builds what is not there, or of other files than those that are there, and nothing twice', () => {
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

it('a build that fails is said, and is begun again until it does not', () => {
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
