import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killWhileBooking } from './testing-booking-kills.ts'

// One kill in a folder here; more, and PostgreSQL, in crash.proof.test.ts and `npm run crash`.
it('charges no traveller twice or for nothing when a server is killed during bookings in a folder', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  try {
    const { kills, journeys } = await killWhileBooking(folder, 1)
    expect([kills, journeys >= 4]).toEqual([1, true])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
