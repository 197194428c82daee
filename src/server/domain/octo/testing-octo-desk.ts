import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { PricedSlot } from '../suppliers/activity-shapes.ts'
import { activityCriteria, allActivities, isPlain } from '../suppliers/testing-activity-fixture.ts'
import { suppliedProduct } from '../suppliers/testing-supplied-product.ts'
import type { OctoDesk } from './booking-desk.ts'
import { withOffset } from './local-offset.ts'
import type { OctoRecord } from './octo-record.ts'
import { octoTurns } from './octo-turns.ts'

/** Opens a store with an agency; its desks have the built-in activities of Lisbon, on 5 March 2027. */
export async function openOctoStore() {
  const database = await openTestDatabase()
  const store = await createStore(database, { demo: true, clock: () => new Date(), log: silentLog })
  const { agencyId } = await store.importTenant(testBundle('reseller'))
  return { store, agency: store.forAgency(agencyId), agencyId, database }
}

type OpenedStore = Awaited<ReturnType<typeof openOctoStore>>

/** A desk whose supplier's answers and stored records a test replaces, and a start time with counted places. */
export async function openTestDesk({ agency, agencyId }: OpenedStore) {
  let now = Date.parse('2026-11-21T12:00:00Z')
  const clock = () => new Date(now)
  const supplier = createInventory({ geo: await sharedGeo(), clock })
  const real = suppliedProduct(supplier, 'activity')
  const activities = { ...real }
  const turns = octoTurns(agency, '')
  const hooks: { beforeSave: (record: OctoRecord) => void } = { beforeSave: () => undefined }
  const desk: OctoDesk = {
    agencyId,
    activities,
    clock,
    home: { latitude: 38.71667, longitude: -9.13333 },
    currencies: { defaultCurrency: 'USD', availableCurrencies: ['USD'] },
    priced: async ({ net, currency }) => ({ original: net, retail: net, net, currency }),
    bookings: {
      ...turns,
      inTurn: (uuid, work) =>
        turns.inTurn(uuid, (save) =>
          work(async (record) => {
            hooks.beforeSave(record)
            await save(record)
          }),
        ),
    },
  }

  const offers = await allActivities(real, activityCriteria())
  const offer = offers.find((one) => isPlain(one) && one.freeUntilHours !== undefined)
  if (!offer) throw new Error('no activity has counted places')
  const { productCode: productId } = offer
  const date = '2027-03-05'
  const units = [{ unit: 'adult', count: 1 }]
  const found = await real.details({ productCode: productId, visit: { date, units } })
  const option = found?.options.find(({ units: all }) => all.some(({ unit }) => unit === 'child'))
  if (!found || !option) throw new Error('it has no option for children')

  /** The start time as the supplier has it now. */
  async function slotNow(): Promise<PricedSlot> {
    const details = await real.details({ productCode: productId, visit: { date, units } })
    const slots = details?.visit?.options.find((one) => one.option === option?.option)?.slots ?? []
    const [slot] = slots
    if (!slot) throw new Error('it has no start time')
    return slot
  }

  const { time } = await slotNow()
  const adults = (count: number) => Array.from({ length: count }, () => ({ unitId: 'adult' }))
  return {
    desk,
    /** The supplier's calls as the desk uses them: a test replaces one to lose an answer. */
    activities,
    real,
    hooks,
    adults,
    /** Milliseconds by which the clock moves. */
    pass(milliseconds: number) {
      now += milliseconds
    },
    async places(): Promise<number> {
      return (await slotNow()).vacancies ?? Number.NaN
    },
    /** Lets another caller hold all but so many places. */
    async leave(count: number): Promise<void> {
      const taken = (await slotNow()).vacancies ?? 0
      for (let index = count; index < taken; index += 1) {
        const rateKey = (await slotNow()).rate?.rateKey ?? ''
        await real.hold({ reference: `other-${index}`, rateKey, seconds: 1_800 })
      }
    },
    request: (count: number) => ({
      productId,
      optionId: option.option,
      availabilityId: withOffset(time.start, found.product.timeZone),
      unitItems: adults(count),
      currency: 'USD',
    }),
  }
}

/** Throws instead of storing a record that a test recognises, once: the process ended before. */
export function endsBefore(is: (record: OctoRecord) => boolean) {
  let isOver = false
  return (record: OctoRecord): void => {
    if (isOver || !is(record)) return
    isOver = true
    throw new Error('the process ended')
  }
}
