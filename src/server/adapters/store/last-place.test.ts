import { expect, it } from 'vitest'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import { platformScope } from '../../db/scope.ts'
import {
  activityCriteria,
  allActivities,
  visitRequest,
} from '../../domain/suppliers/testing-activity-fixture.ts'
import { suppliedProduct } from '../../domain/suppliers/testing-supplied-product.ts'
import { storedSupplyLedger } from './stored-supply-ledger.ts'
import { openTestDatabase } from './testing.ts'

it('sells the last place of an activity to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const ledger = storedSupplyLedger(platformScope(await openTestDatabase()))
  const activities = suppliedProduct(createInventory({ geo: await sharedGeo(), clock, ledger }), 'activity')
  const rounds = proofRuns({ few: 2, all: 50 })
  const offers = await allActivities(activities, activityCriteria({ until: '2027-03-09', limit: 200 }))
  const plain = offers.filter(
    ({ status, confirmation, pricedBy, category }) =>
      status !== 'freesale' && confirmation === 'instant' && pricedBy === 'person' && category !== 'paddle',
  )
  expect(plain.length).toBeGreaterThanOrEqual(rounds)
  for (const [round, { rateKey }] of plain.slice(0, rounds).entries()) {
    for (let taken = 0; ; taken += 1) {
      const quote = await activities.quote(rateKey)
      if (quote?.status !== 'available') return expect.fail('it was sold before the race')
      if (quote.left === 1) break
      await activities.hold({ reference: `${round}-before-${taken}`, rateKey, seconds: 900 })
    }
    const takers = Array.from({ length: proofRuns({ few: 20, all: 200 }) }, (_, index) => `${round}-${index}`)
    const answers = await Promise.allSettled(
      takers.map(async (reference) => {
        await activities.hold({ reference, rateKey, seconds: 900 })
        return activities.book(visitRequest(reference))
      }),
    )
    const booked = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.status : []))
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
    expect(booked).toEqual(['confirmed'])
    expect(refused).toEqual(takers.slice(1).map(() => 'sold_out'))
    expect(await activities.quote(rateKey)).toEqual({ status: 'sold_out' })
  }
})
