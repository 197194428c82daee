import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, openTestStore, silentLog, testBundle } from '../../adapters/store/testing.ts'
import { testBooking } from '../../adapters/store/testing-booking.ts'
import type { Promotion } from './promotion-repository.ts'

let store: Store
let agency: AgencyRepositories

beforeAll(async () => {
  store = await openTestStore()
  agency = store.forAgency((await store.importTenant(testBundle('credits'))).agencyId)
})
afterAll(() => store.close())

const of = (personId: string, amount: number, currency = 'EUR') => ({
  personId,
  amount,
  currency,
  reason: amount < 0 ? 'booking' : 'goodwill',
  bookingId: null,
})

describe('the credits of a person', () => {
  it('are what was given less what was spent, for each currency, with an entry for each', async () => {
    const person = randomUUID()
    const booking = await agency.bookings.create(testBooking())
    expect(await agency.credits.balances(person)).toEqual([])
    expect(await agency.credits.add(of(person, 500))).toBe(500)
    expect(await agency.credits.add(of(person, 900, 'DKK'))).toBe(900)
    expect(await agency.credits.add({ ...of(person, -200), bookingId: booking.id })).toBe(300)
    expect(await agency.credits.balances(person)).toEqual([
      { amount: 900, currency: 'DKK' },
      { amount: 300, currency: 'EUR' },
    ])
    const [last] = await agency.credits.entries(person, 1)
    expect(last).toEqual({
      amount: -200,
      currency: 'EUR',
      balance: 300,
      reason: 'booking',
      bookingId: booking.id,
      at: expect.any(Date),
    })
    expect(await agency.credits.entries(person, 10)).toHaveLength(3)
    expect(await agency.credits.balances('nobody')).toEqual([])
    expect(await agency.credits.entries('nobody', 10)).toEqual([])
  })

  it('are never negative, whatever is given and spent in whatever order', async () => {
    const amount = fc.integer({ min: -1000, max: 1000 }).filter((one) => one !== 0)
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { maxLength: 12 }), async (amounts) => {
        const person = randomUUID()
        let balance = 0
        for (const one of amounts) {
          const after = balance + one
          expect(await agency.credits.add(of(person, one))).toBe(after < 0 ? null : after)
          if (after >= 0) balance = after
        }
        expect((await agency.credits.balances(person))[0]?.amount ?? 0).toBe(balance)
      }),
      { numRuns: 15 },
    )
  })

  it('are spent once among many simultaneous attempts', async () => {
    const person = randomUUID()
    await agency.credits.add(of(person, 1000))
    const spent = await Promise.all(Array.from({ length: 30 }, () => agency.credits.add(of(person, -300))))
    expect(spent.filter((balance) => balance !== null)).toEqual([700, 400, 100])
  })

  it('start once, even if started twice at once, and not again after they were spent', async () => {
    const person = randomUUID()
    const begun = await Promise.all(
      Array.from({ length: 10 }, () => agency.credits.addFirst(of(person, 1000))),
    )
    expect(begun.filter(Boolean)).toHaveLength(1)
    expect(await agency.credits.add(of(person, -1000))).toBe(0)
    expect(await agency.credits.addFirst(of(person, 500, 'DKK'))).toBe(false)
    expect(await agency.credits.balances(person)).toEqual([{ amount: 0, currency: 'EUR' }])
    expect(await agency.credits.addFirst(of(randomUUID(), -1))).toBe(false)
  })

  it('are returned if the booking that they were spent on is not stored', async () => {
    const person = randomUUID()
    await agency.credits.add(of(person, 1000))
    const failing = agency.transaction(async ({ credits }) => {
      await credits.add(of(person, -600))
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(await agency.credits.add(of(person, -1000))).toBe(0)
  })
})

describe('a discount code', () => {
  const summer: Promotion = {
    code: 'SUMMER-10',
    kind: 'percent',
    value: 1000,
    currency: 'EUR',
    validUntil: null,
    products: ['hotel'],
    minimum: 10_000,
  }

  it('is found in any capitalisation until it ends or is removed', async () => {
    await agency.promotions.save({ ...summer, code: 'summer-10' })
    expect(await agency.promotions.find(' Summer-10 ')).toEqual(summer)
    const ended = { ...summer, validUntil: new Date(Date.now() - 1000) }
    await agency.promotions.save(ended)
    expect(await agency.promotions.find('SUMMER-10')).toBeNull()
    expect(await agency.promotions.list()).toEqual([ended])
    expect(await agency.promotions.remove('summer-10')).toBe(true)
    expect(await agency.promotions.remove('summer-10')).toBe(false)
    expect(await agency.promotions.find('SUMMER-10')).toBeNull()
  })

  it('is added only if no such code exists, not even an ended one', async () => {
    const autumn = { ...summer, code: 'AUTUMN' }
    expect(await agency.promotions.add(autumn)).toBe(true)
    expect(await agency.promotions.add({ ...autumn, code: 'autumn', value: 1 })).toBe(false)
    expect(await agency.promotions.find('AUTUMN')).toEqual(autumn)
    await agency.promotions.save({ ...autumn, validUntil: new Date(0) })
    expect(await agency.promotions.add(autumn)).toBe(false)
    expect(await agency.promotions.find('AUTUMN')).toBeNull()
  })

  it('of the demo does not exist in production, which can add the same code', async () => {
    const database = await openTestDatabase()
    const options = { clock: () => new Date(), log: silentLog }
    const inDemo = await createStore(database, { ...options, demo: true })
    const { agencyId } = await inDemo.importTenant(testBundle('shown'))
    const demo = inDemo.forAgency(agencyId)
    await demo.promotions.add(summer)
    const real = (await createStore(database, { ...options, demo: false })).forAgency(agencyId)
    expect(await real.promotions.list()).toEqual([])
    const own = { ...summer, value: 500 }
    expect(await real.promotions.add(own)).toBe(true)
    expect(await real.promotions.add(summer)).toBe(false)
    expect(await real.promotions.find('SUMMER-10')).toEqual(own)
    await database.close()
  })

  it('is refused if it takes more than all, nothing, or an amount without a currency', async () => {
    const wrong: Partial<Promotion>[] = [
      { value: 10_001 },
      { value: 0 },
      { kind: 'fixed', currency: null, minimum: null },
      { currency: null },
      { code: 'two words' },
    ]
    for (const part of wrong) {
      await expect(agency.promotions.save({ ...summer, ...part }), JSON.stringify(part)).rejects.toThrow(
        'check constraint',
      )
    }
  })
})
