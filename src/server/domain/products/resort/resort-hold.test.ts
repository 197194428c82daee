import { describe, expect, it } from 'vitest'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import { memoryHoldLedger } from '../../../../../packages/sample-inventory/resorts/hold-ledger.ts'
import type { ResortHold } from '../../suppliers/resort-offer.ts'
import { testingGeo } from '../../suppliers/testing-geo.ts'
import { checkResortHold, releaseResortHold } from './resort-hold.ts'

const owner = { agencyId: 'a', visitId: 'v' }
const expiresAt = '2026-11-21T12:20:00.000Z'

async function supplierWith(status: ResortHold['status'], now = '2026-11-21T12:00:00Z') {
  const holds = memoryHoldLedger()
  await holds.save(owner, { reference: 'R-1234', status, expiresAt })
  return createInventory({ geo: testingGeo(), clock: () => new Date(now), holds })
}

describe('releaseResortHold', () => {
  it('gives the hold with status RELEASE, once and again', async () => {
    const supplier = await supplierWith('held')
    const released = { reference_number: 'R-1234', status: 'RELEASE', expiresAt }
    expect(await releaseResortHold(supplier, owner, 'R-1234')).toEqual(released)
    expect(await releaseResortHold(supplier, owner, 'R-1234')).toEqual(released)
  })

  it('knows no hold of somebody else', async () => {
    const supplier = await supplierWith('held')
    const release = releaseResortHold(supplier, { ...owner, visitId: 'w' }, 'R-1234')
    await expect(release).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('refuses one that has expired or become a booking', async () => {
    const expired = releaseResortHold(await supplierWith('held', '2026-11-21T13:00:00Z'), owner, 'R-1234')
    await expect(expired).rejects.toMatchObject({ status: 409, code: 'hold_expired' })
    const confirmed = releaseResortHold(await supplierWith('confirmed'), owner, 'R-1234')
    await expect(confirmed).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })
})

it('gives a caller without a visit no hold, not even that of another such caller', async () => {
  const nobody = { ...owner, visitId: '' }
  const holds = memoryHoldLedger()
  await holds.save(nobody, { reference: 'R-1234', status: 'held', expiresAt })
  const supplier = createInventory({
    geo: testingGeo(),
    clock: () => new Date('2026-11-21T12:00:00Z'),
    holds,
  })
  expect(await checkResortHold(supplier, nobody, 'R-1234')).toBeNull()
  await expect(releaseResortHold(supplier, nobody, 'R-1234')).rejects.toMatchObject({ status: 404 })
})

it('tells the state of the hold of this visit, and null where there is none', async () => {
  const supplier = await supplierWith('held')
  expect(await checkResortHold(supplier, owner)).toEqual({
    reference_number: 'R-1234',
    status: 'HOLD',
    expiresAt,
  })
  expect(await checkResortHold(supplier, owner, 'R-9999')).toBeNull()
  expect(await checkResortHold(await supplierWith('held', '2026-11-22T00:00:00Z'), owner)).toMatchObject({
    status: 'EXPIRED',
  })
})
