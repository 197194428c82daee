import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestPostgres } from '../../../adapters/store/testing-postgres.ts'
import { killWhileBooking } from './testing-booking-kills.ts'

// Few here, side by side: `npm run crash -- --while booking --kills 100` kills more.
const timeout = 300_000

it.concurrent('takes nobody’s money twice or for nothing, and keeps all that it answered, where 2 servers are killed while people book in a folder', {
  timeout,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  try {
    const { kills, journeys } = await killWhileBooking(folder, 2)
    expect([kills, journeys >= 4]).toEqual([2, true])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it.concurrent('takes nobody’s money twice or for nothing, and keeps all that it answered, where 2 servers are killed while people book in PostgreSQL', {
  timeout,
}, async () => {
  const postgres = await startTestPostgres()
  try {
    await postgres.run('create database livery')
    const { kills, journeys } = await killWhileBooking(postgres.url('livery'), 2)
    expect([kills, journeys >= 4]).toEqual([2, true])
  } finally {
    await postgres.stop()
  }
})
