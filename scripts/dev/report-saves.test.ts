import { EventEmitter } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { reportSaves } from './report-saves.ts'

it('reports a new, a repeatedly replaced and a deleted file, but no tests and temporary copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-saves-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const watcher = new EventEmitter()
  const reported: string[] = []
  for (const event of ['add', 'change', 'unlink'])
    watcher.on(event, (file: string) => reported.push(`${event} ${file.slice(folder.length + 1)}`))
  writeFileSync(join(folder, 'page.ts'), 'one')
  const report = reportSaves({ watcher } as unknown as ViteDevServer, folder)
  for (const text of ['two', 'three']) {
    writeFileSync(join(folder, 'page.ts.new'), text)
    renameSync(join(folder, 'page.ts.new'), join(folder, 'page.ts'))
    report(['page.ts.new', 'page.ts'])
  }
  writeFileSync(join(folder, 'part.ts'), '')
  writeFileSync(join(folder, 'part.test.ts'), '')
  report(['part.ts', 'part.test.ts'])
  rmSync(join(folder, 'part.ts'))
  report(['part.ts'])
  report(['part.ts'])
  expect(reported).toEqual(['change page.ts', 'change page.ts', 'add part.ts', 'unlink part.ts'])
})
