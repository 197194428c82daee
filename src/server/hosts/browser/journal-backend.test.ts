import { describe, expect, it } from 'vitest'
import { prepareDatabase } from '../../db/prepared-database.ts'
import { untar } from './journal-backend.ts'

describe('the dump of a database', () => {
  it('is read as files and folders, parents before their children', async () => {
    const tar = new Uint8Array(await (await prepareDatabase()).arrayBuffer())
    const entries = [...untar(tar)]
    const seen = new Set([''])
    for (const { kind, path } of entries) {
      expect(seen, path).toContain(path.slice(0, path.lastIndexOf('/')))
      if (kind === 'dir') seen.add(path)
    }
    const version = entries.find(({ path }) => path === '/PG_VERSION')
    expect(version?.kind === 'file' && new TextDecoder().decode(version.data).trim()).toMatch(/^\d+$/)
    const log = entries.find(({ path }) => /^\/pg_wal\/[0-9A-F]{24}$/.test(path))
    expect(log?.kind === 'file' && log.data.length).toBe(16 * 1024 * 1024)
  })
})
