import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tenantSlugs } from './tenant-folder.ts'

it('treats folders and links to folders as tenants, and ignores broken links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-slugs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['jolt', 'elsewhere', '.hidden']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'readme.md'), 'One folder per tenant.')
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'acme'))
  symlinkSync(join(folder, 'readme.md'), join(folder, 'read'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'gone'))
  symlinkSync('circle', join(folder, 'circle'))
  // This folder is unreadable for every user who runs the test.
  symlinkSync('x'.repeat(300), join(folder, 'barred'))
  expect(tenantSlugs(folder)).toEqual(['acme', 'elsewhere', 'jolt'])
})
