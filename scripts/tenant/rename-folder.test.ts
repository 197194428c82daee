import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameFolder } from './rename-folder.ts'

const faults = vi.hoisted(() => ({ write: false, rename: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const refuse = () => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  }
  return {
    ...fs,
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) =>
      faults.write ? refuse() : fs.writeFileSync(...args),
    renameSync: (...args: Parameters<typeof fs.renameSync>) =>
      faults.rename ? refuse() : fs.renameSync(...args),
  }
})

const text = '{ "issuer": "http://old.localhost:4400" }'
let tenantsDir: string
const renaming = () => ({ slug: 'old', newSlug: 'new', tenantsDir, hasFolder: true })
const written = (slug: string) => readFileSync(join(tenantsDir, slug, 'tenant.json'), 'utf8')

beforeEach(() => {
  tenantsDir = mkdtempSync(join(tmpdir(), 'livery-tenants-'))
  mkdirSync(join(tenantsDir, 'old'))
  writeFileSync(join(tenantsDir, 'old', 'tenant.json'), text)
})
afterEach(() => {
  Object.assign(faults, { write: false, rename: false })
  rmSync(tenantsDir, { recursive: true })
})

describe('renaming a folder', () => {
  it.each(['write', 'rename'] as const)('changes nothing if the %s fails', (step) => {
    faults[step] = true
    expect(() => renameFolder(renaming())).toThrow('EROFS')
    expect(existsSync(join(tenantsDir, 'new'))).toBe(false)
    expect(written('old')).toBe(text)
  })

  it('returns a function that restores name and text', () => {
    const undo = renameFolder(renaming())
    expect(written('new')).toContain('//new.localhost:4400')
    undo()
    expect(existsSync(join(tenantsDir, 'new'))).toBe(false)
    expect(written('old')).toBe(text)
  })
})
