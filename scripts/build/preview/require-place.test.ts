import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { UsageError } from '../../command-line/usage-error.ts'
import { requirePlace } from './require-place.ts'

/** A folder with these paths; those with a final slash are folders. Null makes no folder. */
function folderWith(names: readonly string[] | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-place-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const out = join(folder, 'out')
  if (names === null) return out
  mkdirSync(out)
  for (const name of names) {
    mkdirSync(dirname(join(out, name, name.endsWith('/') ? 'in' : '')), { recursive: true })
    if (!name.endsWith('/')) writeFileSync(join(out, name), '')
  }
  return out
}

it.each([
  [null],
  [[]],
  [['.git/', 'CNAME', 'README.md']],
  [['worker.js', 'preview/server-0123456789ab.bin']],
  [['.git/', 'CNAME', 'notes.txt', 'worker.js', 'preview/server-0123456789ab.bin', 'preview/places-1.bin']],
])('accepts %j as a place for a preview', (names) => {
  expect(() => requirePlace(folderWith(names))).not.toThrow()
})

it.each([
  [['index.html'], 'has index.html in it'],
  [['.git/', 'src/', 'package.json', 'worker.js', 'zebra'], 'has package.json, src, worker.js in it'],
  [['preview/'], 'has preview in it'],
  // Names that other sites have too.
  [['worker.js', 'preview/', 'package.json'], 'has package.json, preview, worker.js in it'],
  [['worker.js', 'preview/notes.txt'], 'has preview, worker.js in it'],
  [['worker.js', 'preview'], 'has preview, worker.js in it'],
  [['preview/server-0123456789ab.bin'], 'has preview in it'],
])('refuses %j and names what is there', (names, why) => {
  const check = () => requirePlace(folderWith(names))
  expect(check).toThrow(UsageError)
  expect(check).toThrow(`${why} and is no preview. Name another folder with --out`)
})
