import { expect, it } from 'vitest'
import type { QuotedVisit } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import {
  activityCriteria,
  allActivities,
  visitRequest,
} from '../../../src/server/domain/suppliers/testing-activity-fixture.ts'
import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const day = 86_400_000

it('keeps the offered day of a cancelled visit for its travellers while others buy the last places', async () => {
  let now = noon
  const clock = () => new Date(now)
  const activities = suppliedProduct(
    createInventory({ geo: testingGeo(), clock, isScripted: true }),
    'activity',
  )
  const onDate = { date: '2026-11-27', until: '2026-11-27', scenario: 'weather_cancelled' as const }
  const offers = await allActivities(activities, activityCriteria(onDate))
  const booked: string[] = []
  for (const { rateKey, productCode, confirmation } of offers) {
    if (confirmation !== 'instant') continue
    await activities.hold({ reference: productCode, rateKey, seconds: 900 })
    await activities.book(visitRequest(productCode))
    if ((await activities.changes(productCode)).length > 0) booked.push(productCode)
  }
  const offered = async (reference: string) => {
    const [change] = await activities.changes(reference)
    return change && { change: change.reference, ...(change.becomes as QuotedVisit) }
  }
  const before = new Map(await Promise.all(booked.map(async (code) => [code, await offered(code)] as const)))
  now = noon + 2 * day
  let soldOut = 0
  for (const code of booked) {
    const visit = before.get(code)
    if (!visit) throw new Error('it was offered another day')
    const { slot, units, option } = visit
    const date = slot.start.slice(0, 10)
    const details = await activities.details({ productCode: code, visit: { date, units } })
    const same = details?.visit?.options
      .find((one) => one.option === option.option)
      ?.slots.find(({ time }) => time.slot === slot.slot)
    if (same?.rate === undefined) soldOut += 1
    expect(await offered(code)).toMatchObject({ slot, units })
    expect(await activities.acceptChange(code, visit.change)).toBe('accepted')
  }
  // Otherwise this test proves nothing.
  expect(soldOut).toBeGreaterThan(0)
})
