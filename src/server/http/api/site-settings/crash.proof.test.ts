import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestPostgres } from '../../../adapters/store/testing-postgres.ts'
import { killWhilePublishing } from './testing-kills.ts'

// `npm test` kills one server (scripts/crash.test.ts); `npm run crash -- --kills 200` kills more.
const timeout = 120_000

it.concurrent('keeps every acknowledged version whole after 3 servers are killed while publishing in a folder', {
  timeout,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  try {
    const { versions } = await killWhilePublishing(folder, 3)
    // Each server published before it was killed.
    expect(versions).toBeGreaterThanOrEqual(3)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it.concurrent('keeps every acknowledged version whole after 2 servers are killed while publishing in PostgreSQL', {
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
