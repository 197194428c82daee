import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { replaceInPlace } from './replace-in-place.ts'

/** Writes files by their paths in a folder. */
function fill(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function read(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = paths.filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Makes an empty folder for one test. */
function ownFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-in-place-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const theirs = { '.git/HEAD': 'ref: refs/heads/gh-pages', '.nojekyll': '', CNAME: 'preview.example' }
const first = { 'worker.js': '1', 'preview/server-1.bin': 'one' }
const second = { 'worker.js': '2', 'preview/server-2.bin': 'two', 'index.html': '2' }

it('replaces the first build by the second, and leaves other files in the folder', async () => {
  const folder = ownFolder()
  const out = join(folder, 'deep/out')
  await replaceInPlace(out, async (next) => fill(next, first))
  expect(read(out)).toEqual(first)
  fill(out, theirs)
  const opened = statSync(out).ino
  expect(await replaceInPlace(out, async (next) => fill(next, second))).toBeUndefined()
  expect(read(out)).toEqual({ ...theirs, ...second })
  // A server that runs inside the folder continues to serve it.
  expect(statSync(out).ino).toBe(opened)
  expect(readdirSync(dirname(out))).toEqual(['out'])
})

it('keeps the target of a link', async () => {
  const folder = ownFolder()
  fill(join(folder, 'elsewhere/site'), { ...first, ...theirs })
  symlinkSync(join(folder, 'elsewhere/site'), join(folder, 'out'))
  await replaceInPlace(join(folder, 'out'), async (next) => fill(next, second))
  expect(read(join(folder, 'elsewhere/site'))).toEqual({ ...theirs, ...second })
  expect(readdirSync(folder)).toEqual(['elsewhere', 'out'])
})

it('leaves the previous files if writing or moving fails', async () => {
  const folder = ownFolder()
  const out = join(folder, 'out')
  const failing = replaceInPlace(out, async (next) => {
    fill(next, second)
    throw new Error('half')
  })
  await expect(failing).rejects.toThrow('half')
  expect(readdirSync(folder)).toEqual([])
  fill(out, { ...first, ...theirs })
  const stuck = replaceInPlace(out, async (next) => {
    fill(next, { ...second, 'assets/a.js': 'new' })
    // The last name cannot be moved.
    fill(join(next, '../old/worker.js'), { 'in-the-way': '' })
  })
  await expect(stuck).rejects.toThrow(/worker\.js/)
  expect(read(out)).toEqual({ ...first, ...theirs })
  expect(readdirSync(folder)).toEqual(['out'])
})

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('leaves no temporary folder when %s interrupts it', async (signal, code) => {
  const folder = ownFolder()
  const module = pathToFileURL(join(import.meta.dirname, 'replace-in-place.ts')).href
  const script = `
    const { replaceInPlace } = await import(${JSON.stringify(module)})
    await replaceInPlace(${JSON.stringify(join(folder, 'out'))}, () => {
      console.log('writes')
      return new Promise(() => setInterval(() => {}, 1000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  expect(readdirSync(folder)).toHaveLength(1)
  child.kill(signal)
  expect(await once(child, 'close')).toEqual([code, null])
  expect(readdirSync(folder)).toEqual([])
})
