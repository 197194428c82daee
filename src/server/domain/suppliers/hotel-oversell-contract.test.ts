import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import type { HotelShapes } from './hotel-shapes.ts'
import type { ProductSupplier } from './product-supplier.ts'
import { adapters } from './testing-adapters.ts'
import { bookRequest, openHotels, quotedKey } from './testing-hotel-booking.ts'

/** What many who know nothing of each other do with one rate, and what then ought to be taken. */
interface Crowd {
  readonly hotels: ProductSupplier<HotelShapes>
  readonly rateKey: string
  readonly taken: Map<string, 'held' | 'booked'>
  pass(seconds: number): void
}

const refused = () => null
const anyPenalty = { expectedPenalty: { amount: Number.MAX_SAFE_INTEGER, currency: 'USD' } }

const acts = {
  async hold({ hotels, rateKey, taken }: Crowd, reference: string) {
    const held = await hotels.hold({ reference, rateKey, seconds: 900 }).catch(refused)
    if (held && !taken.has(reference)) taken.set(reference, 'held')
  },
  async release({ hotels, taken }: Crowd, reference: string) {
    if ((await hotels.release(reference)) === 'released') taken.delete(reference)
  },
  async book({ hotels, taken }: Crowd, reference: string) {
    const booking = await hotels.book(bookRequest(reference)).catch(refused)
    if (booking?.status === 'confirmed') taken.set(reference, 'booked')
  },
  async cancel({ hotels, taken }: Crowd, reference: string) {
    if (await hotels.cancel(reference, anyPenalty)) taken.delete(reference)
  },
  async wait({ taken, pass }: Crowd) {
    pass(901)
    for (const [reference, state] of taken) if (state === 'held') taken.delete(reference)
  },
}

const steps = fc.array(
  fc.record({
    reference: fc.constantFrom(...'abcdefghij'),
    act: fc.constantFrom('hold', 'hold', 'release', 'book', 'cancel', 'wait'),
  }),
  { maxLength: 60 },
)

describe.each(adapters)('rooms of %s', (_, adapter) => {
  let geo: Geo
  beforeAll(async () => {
    geo = await loadGeo()
  })

  it('are never sold twice nor lost, whatever is asked in which order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { hotels, left, pass } = openHotels(adapter, geo)
        const rateKey = await quotedKey(hotels, { stay: { start: '2027-03-05', end: '2027-03-08' } })
        const all = await left(rateKey)
        const crowd: Crowd = { hotels, rateKey, taken: new Map(), pass }
        for (const { act, reference } of list) {
          await acts[act](crowd, reference)
          expect(await left(rateKey)).toBe(all - crowd.taken.size)
        }
      }),
      { numRuns: 40 },
    )
  })
})
