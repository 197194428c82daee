import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestPostgres } from '../../../adapters/store/testing-postgres.ts'
import { killWhileBooking } from './testing-booking-kills.ts'

// Few kills in parallel keep the test run short; `npm run crash -- --while booking --kills 100` is the full proof.
const timeout = 300_000

it.concurrent('charges no traveller twice or for nothing when 2 servers are killed during bookings in a folder', {
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

it.concurrent('charges no traveller twice or for nothing when 2 servers are killed during bookings in PostgreSQL', {
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
