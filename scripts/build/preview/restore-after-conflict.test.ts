import { mkdirSync, mkdtempSync, readFileSync, type renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceInPlace } from './replace-in-place.ts'

/** Simulates another build in the same folder, which writes as soon as something is moved. */
const other = vi.hoisted(() => ({ moves: (_from: string, _to: string): void => undefined }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const moved: typeof renameSync = (from, to) => {
    fs.renameSync(from, to)
    other.moves(String(from), String(to))
  }
  return { ...fs, renameSync: moved }
})

function fill(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

it('names the folder of what cannot be restored, and restores the rest', async () => {
  const out = mkdtempSync(join(tmpdir(), 'livery-restore-'))
  onTestFinished(() => rmSync(out, { recursive: true, force: true }))
  fill(out, { 'assets/a.js': 'of before', 'preview/server-1.bin': 'of before', 'worker.js': 'of before' })
  other.moves = (from, to) => {
    // The other build writes its own file as soon as the place is free.
    if (to.endsWith('/old/worker.js')) fill(join(out, 'worker.js'), { 'of-the-other': '' })
    if (from === join(out, 'preview') && to.endsWith('/new/preview')) fill(out, { 'preview/other.bin': '' })
  }
  const failed = await replaceInPlace(out, async (next) =>
    fill(next, { 'assets/a.js': 'new', 'preview/server-2.bin': 'new', 'worker.js': 'new' }),
  ).catch((error: unknown) => error)
  const [, old = ''] = /The previous files are in (\S+)\.$/.exec(String(failed)) ?? []
  expect(readFileSync(join(old, 'preview/server-1.bin'), 'utf8')).toBe('of before')
  expect(readFileSync(join(old, 'worker.js'), 'utf8')).toBe('of before')
  expect(readFileSync(join(out, 'assets/a.js'), 'utf8')).toBe('of before')
})
