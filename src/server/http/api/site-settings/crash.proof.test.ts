import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestPostgres } from '../../../adapters/store/testing-postgres.ts'
import { killWhilePublishing } from './testing-kills.ts'

// `npm test` kills one server (scripts/crash.test.ts); `npm run crash -- --kills 200` kills more.
const timeout = 120_000

it.concurrent('leaves every acknowledged version whole, and none torn, of 3 servers killed while they publish in a folder', {
  timeout,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  try {
    const { versions } = await killWhilePublishing(folder, 3)
    // Each published before it was killed.
    expect(versions).toBeGreaterThanOrEqual(3)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it.concurrent('leaves every acknowledged version whole, and none torn, of 2 servers killed while they publish in PostgreSQL', {
  timeout,
}, async () => {
  const postgres = await startTestPostgres()
  try {
    await postgres.run('create database livery')
    const { versions } = await killWhilePublishing(postgres.url('livery'), 2)
    expect(versions).toBeGreaterThanOrEqual(2)
  } finally {
    await postgres.stop()
  }
})
