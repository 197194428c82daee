import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import type { ActivityShapes, QuotedVisit } from '../../domain/suppliers/activity-shapes.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import type { ProductSupplier } from '../../domain/suppliers/product-supplier.ts'
import { SupplierTimeout } from '../../domain/suppliers/supplier-timeout.ts'
import {
  activityCriteria,
  activityFixture,
  allActivities,
  isPlain,
} from '../../domain/suppliers/testing-activity-fixture.ts'
import { describeProductContract } from '../../domain/suppliers/testing-product-contract.ts'
import { suppliedProduct, withProduct } from '../../domain/suppliers/testing-supplied-product.ts'
import { openOwnOcto } from './testing-own-octo.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

/** Activities of Lisbon that are sold through OCTO: a few, of which the named one is moved after booking. */
function soldActivities(clock: () => Date): Supplier {
  return withProduct(createInventory({ geo, clock }), 'activity', (activities) => ({
    async *search(criteria, options) {
      let left = 5
      for await (const { offers, isLast } of activities.search(criteria, options)) {
        const plain = offers
          .filter((offer) => isPlain(offer) && offer.freeUntilHours !== undefined)
          .slice(0, left)
        left -= plain.length
        yield { offers: plain, isLast }
      }
    },
    ...movesVisits(activities, clock),
  }))
}

/** The activity whose visits its supplier moves to another time of the same day. */
let moved: string | null = null

function movesVisits(
  activities: ProductSupplier<ActivityShapes>,
  clock: () => Date,
): Pick<ProductSupplier<ActivityShapes>, 'hold' | 'changes' | 'acceptChange'> {
  const visits = new Map<string, QuotedVisit>()
  const accepted = new Set<string>()
  return {
    async hold(request) {
      const quote = await activities.quote(request.rateKey)
      if (quote?.status === 'available' && quote.subject.activity.productCode === moved)
        visits.set(request.reference, quote.subject)
      return activities.hold(request)
    },
    async changes(reference) {
      const was = visits.get(reference)
      if (!was || accepted.has(reference)) return []
      const { productCode } = was.activity
      const visit = { date: was.slot.start.slice(0, 10), units: was.units }
      const { visit: on } = (await activities.details({ productCode, visit })) ?? {}
      const slots = on?.options.find(({ option }) => option === was.option.option)?.slots ?? []
      const other = slots.find(({ time }) => time.slot !== was.slot.slot)
      if (!other) throw new Error('it has another time on that day')
      const becomes = { ...was, slot: other.time }
      const respondBy = new Date(clock().getTime() + 86_400_000)
      return [{ reference: 'm1', becomes, respondBy, answers: ['accept'], unlessAnswered: 'accept' }]
    },
    async acceptChange(reference) {
      accepted.add(reference)
      return 'accepted'
    },
  }
}

const open = (clock: () => Date, change?: (response: Response) => Response) =>
  openOwnOcto(soldActivities(clock), { geo, clock, ...(change && { change }) }).supplier

const { change: _, ...fixture } = activityFixture(open)
describeProductContract("the OCTO adapter at Livery's own OCTO supplier", {
  ...fixture,
  crowdRuns: 2,
  async changedKey(activities) {
    const [, ...others] = await allActivities(activities, activityCriteria())
    const offer = others.find(({ starts }) => starts.length > 1)
    moved = offer?.productCode ?? null
    return offer?.rateKey ?? ''
  },
})

describe('the OCTO adapter', () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')

  it('has a calendar, start times and the next free day of a product', async () => {
    const activities = suppliedProduct(open(clock), 'activity')
    const [offer] = await allActivities(activities, activityCriteria())
    const { productCode = '' } = offer ?? {}
    const days = { from: '2027-03-01', until: '2027-03-10' }
    const units = [{ unit: 'adult', count: 1 }]
    const details = await activities.details({
      productCode,
      calendar: days,
      visit: { date: '2027-03-05', units },
    })
    expect(details?.days).toHaveLength(10)
    const slots = details?.visit?.options.flatMap((one) => one.slots) ?? []
    expect(slots.some(({ rate }) => rate?.rateKey === offer?.rateKey)).toBe(true)
    const past = await activities.details({ productCode, visit: { date: '2026-11-20', units } })
    expect(past?.visit).toMatchObject({ closed: expect.any(String), nextDate: expect.any(String) })
    expect(await activities.details({ productCode: 'none' })).toBeNull()
  })

  it('fails without inventing an answer when the supplier fails or says no JSON', async () => {
    for (const broken of [
      () => new Response('oops', { status: 502 }),
      () => new Response('<html>', { status: 200 }),
      () => new Response('{"error":"INTERNAL_SERVER_ERROR"}', { status: 500 }),
    ]) {
      const activities = suppliedProduct(open(clock, broken), 'activity')
      await expect(activities.details({ productCode: 'x' })).rejects.toThrow()
      await expect(activities.retrieve('r1')).rejects.toThrow()
    }
  })

  it('reports a timeout as one, so that no caller books again', async () => {
    const timeout = () => {
      throw new DOMException('too slow', 'TimeoutError')
    }
    const activities = suppliedProduct(open(clock, timeout), 'activity')
    await expect(activities.retrieve('r1')).rejects.toBeInstanceOf(SupplierTimeout)
  })
})
