import { expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { decodeCruiseKey } from './cruise-key.ts'
import { sailingNamed } from './sailings.ts'
import { berthStock, unsoldCabins } from './sold-cabins.ts'
import { allCruises, cruiseCriteria, openCruises, refundableKey, startOfTests } from './testing-cruises.ts'

const clock = () => new Date(startOfTests)
const today = dayNumber(startOfTests.slice(0, 10))
const couple = { adults: 2, ages: [] }
const family = { adults: 2, ages: [9, 6] }

/** Opens cruises with a sailing that has balconies for four. */
async function openLarge() {
  const ledger = memorySupplyLedger(clock)
  const supplier = openCruises(clock, { ledger })
  const rateKey = await refundableKey(supplier, cruiseCriteria({ cabins: [family] }), 'B2')
  const plan = sailingNamed(decodeCruiseKey(rateKey)?.sailing ?? '')
  if (plan === null) throw new Error('no sailing')
  const date = dateOfDay(plan.departs)
  const details = async (guests: typeof family) =>
    (await supplier.details({ sailing: plan.id, guests, residence: 'GB', isPastGuest: false }))?.sailing
      ?.rates ?? []
  return {
    supplier,
    rateKey,
    plan,
    /** Returns how many of a category are left for guests. */
    left: async (guests: typeof family, category = 'B2') =>
      (await details(guests)).find((rate) => rate.category === category)?.left ?? 0,
    /** Takes the cabins of a category for three or four, except some for four. */
    async take(category: string, but: number) {
      const cabins = unsoldCabins(plan, today).get(category) ?? []
      for (const berths of [3, 4]) {
        const rooms = cabins.filter(({ sleeps }) => sleeps === berths).length - (berths === 4 ? but : 0)
        const stock = berthStock(plan, category, berths)
        if (rooms > 0)
          await ledger.hold({
            reference: `${category}-${berths}`,
            stock,
            nights: [{ date, free: 10_000 }],
            rooms,
            seconds: 900,
            detail: {},
          })
      }
    },
    /** Returns the categories of the balconies that a search of the sailing finds for cabins. */
    async balconies(cabins: readonly (typeof family)[]) {
      const month = date.slice(0, 7)
      const criteria = cruiseCriteria({ cabins, ships: [plan.ship.code], from: month, until: month })
      const { offers } = await allCruises(supplier, criteria)
      const offer = offers.find(({ sailing }) => sailing.id === plan.id)
      const choices = offer ? [offer.cheapest, ...offer.others] : []
      return choices.find(({ kind }) => kind === 'balcony')?.rates.map(({ category }) => category)
    },
  }
}

it('counts a taken cabin for four among those for four', async () => {
  const { supplier, rateKey, left } = await openLarge()
  const before = await left(family)
  await supplier.hold({ reference: 'r', rateKey, seconds: 900 })
  expect(await left(family)).toBe(before - 1)
})

it('offers no balcony to four once all for four are taken, but one to two', async () => {
  const { take, left, balconies } = await openLarge()
  for (const category of ['B2', 'B1']) await take(category, 0)
  expect(await left(family)).toBe(0)
  expect(await left(couple)).toBeGreaterThan(0)
  expect([await balconies([family]), (await balconies([couple]))?.length]).toEqual([undefined, 1])
})

it('finds balconies for two and for four with one that sleeps four, and none for two families', async () => {
  const { take, balconies } = await openLarge()
  await take('B1', 0)
  await take('B2', 1)
  expect((await balconies([couple, family]))?.[1]).toBe('B2')
  expect((await balconies([family, couple]))?.[0]).toBe('B2')
  expect(await balconies([family, family])).toBeUndefined()
})
