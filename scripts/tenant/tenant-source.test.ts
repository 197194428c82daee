import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { slugsIn } from './tenant-source.ts'

it('lists the same tenants of a folder as the server: folders and links to folders, in order', () => {
  const parent = mkdtempSync(join(tmpdir(), 'livery-slugs-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'tenants')
  for (const name of ['tenants/zenit', 'tenants/.kept', 'elsewhere'])
    mkdirSync(join(parent, name), { recursive: true })
  writeFileSync(join(folder, 'notes.txt'), '')
  symlinkSync(join(parent, 'elsewhere'), join(folder, 'acme'))
  symlinkSync(join(parent, 'nowhere'), join(folder, 'gone'))
  expect(slugsIn(folder)).toEqual(['acme', 'zenit'])
  expect(() => slugsIn(join(parent, 'nowhere'))).toThrow('There is no folder')
})
