import { expect, it } from 'vitest'
import {
  activityCriteria,
  allActivities,
  visitRequest,
} from '../../../src/server/domain/suppliers/testing-activity-fixture.ts'
import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'

const clock = () => new Date('2026-11-21T12:00:00Z')

/** Returns how many changes to a start time that the supplier would confirm later are refused. */
async function refusedChanges(seed: string): Promise<number> {
  const activities = suppliedProduct(createInventory({ geo: testingGeo(), clock, seed }), 'activity')
  const on = (date: string) => allActivities(activities, activityCriteria({ date, until: date, limit: 200 }))
  const soon = new Map((await on('2026-11-22')).map((offer) => [offer.productCode, offer]))
  let refused = 0
  for (const { productCode, rateKey, confirmation } of await on('2026-12-04')) {
    const other = soon.get(productCode)
    if (confirmation !== 'mixed' || other === undefined) continue
    const quote = await activities.quote(rateKey)
    const manual = await activities.quote(other.rateKey)
    if (quote?.status !== 'available' || manual?.status !== 'available') continue
    await activities.hold({ reference: productCode, rateKey, seconds: 900 })
    expect((await activities.book(visitRequest(productCode))).status).toBe('confirmed')
    const { slot, units } = manual.subject
    if ((await activities.cancelQuote(productCode))?.penalty.amount !== 0) continue
    const to = (name: string) => ({ slot: name, units })
    expect(await activities.amendQuote(productCode, to(quote.subject.slot.slot))).not.toBeNull()
    expect(await activities.amendQuote(productCode, to(slot.slot))).toBeNull()
    const expected = { amount: manual.price.net, currency: manual.price.currency }
    const { travellers, answers } = visitRequest(productCode)
    const forged = { reference: productCode, amendment: 'a1', rateKey: manual.rateKey, expected }
    await expect(activities.amend({ ...forged, travellers, answers })).rejects.toMatchObject({
      code: 'rejected',
    })
    refused += 1
  }
  return refused
}

it('is refused to a start time that the supplier would confirm later', async () => {
  const refused = await Promise.all(['a', 'b', 'c', 'd'].map(refusedChanges))
  // Few activities are of this kind, and can be changed.
  expect(Math.max(...refused)).toBeGreaterThan(0)
})
