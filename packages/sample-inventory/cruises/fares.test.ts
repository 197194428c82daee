import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { cabinRates, freeCategories } from './cabin-rates.ts'
import { fareRules, faresFor } from './fare-rules.ts'
import { agesOf, refusalOf } from './guests.ts'
import { finalDay } from './payment-terms.ts'
import { type SailingPlan, sailingsBetween } from './sailings.ts'
import { unsoldCabins } from './sold-cabins.ts'

const today = dayNumber('2026-11-21')
const plans = sailingsBetween(today + 3, today + 500)
const buyer = { residence: 'GB', isPastGuest: false, day: today, scenario: null }
const couple = { adults: 2, ages: [] }
const summer = plans.find(
  ({ route, departs }) => route.code === 'aur-wm7' && departs > today + 200,
) as SailingPlan

const anyPlan = fc.integer({ min: 0, max: plans.length - 1 }).map((index) => plans[index] as SailingPlan)
const anyGuests = fc.record({
  adults: fc.integer({ min: 0, max: 3 }),
  ages: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 3 }),
})

function ratesOf(plan: SailingPlan, guests: { adults: number; ages: number[] }, day = today) {
  const free = freeCategories(plan, agesOf(guests).length, day, () => 0)
  return cabinRates(plan, free, { ...buyer, guests, day })
}

it('adds up, and rises with the steps of cancellation, for any guests on any sailing', () => {
  fc.assert(
    fc.property(anyPlan, anyGuests, (plan, guests) => {
      fc.pre(refusalOf(guests, plan.ship) === null)
      for (const { price, payments, policy, nonCommissionable, rateKey } of ratesOf(plan, guests)) {
        const { breakdown, base, priceLines, net, retail } = price
        expect(rateKey.length).toBeLessThanOrEqual(1_200)
        expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(base)
        expect(base + priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net)
        expect(retail).toBeGreaterThanOrEqual(net)
        expect(nonCommissionable).toBeLessThan(net)
        expect(price.currency).toBe(plan.ship.line.currency)
        expect(payments.deposit.amount + (payments.balance?.amount ?? 0)).toBe(net)
        const amounts = policy.steps.map(({ penalty }) => penalty.amount)
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
        expect(policy.steps.map(({ from }) => from)).toEqual(policy.steps.map(({ from }) => from).toSorted())
        expect(amounts.at(-1)).toBe(net)
        expect(new Set(amounts).size).toBe(amounts.length)
      }
    }),
    { numRuns: 60 },
  )
})

it('asks for a deposit by nights and for the rest before the sailing', () => {
  const [rate] = ratesOf(summer, couple).filter(({ fare }) => fare === 'flex')
  expect(rate?.payments).toMatchObject({
    deposit: { amount: 50_000, currency: 'USD' },
    isDepositRefundable: true,
  })
  expect(rate?.payments.balanceOn).toBe(dateOfDay(summer.departs - 75))
  expect(rate?.policy.steps[0]?.from).toBe(`${dateOfDay(summer.departs - 75)}T00:00:00`)
  const [near] = ratesOf(summer, couple, finalDay(summer)).filter(({ fare }) => fare === 'flex')
  expect(near?.payments).toEqual({
    deposit: { amount: near?.price.net, currency: 'USD' },
    isDepositRefundable: true,
  })
})

it('keeps the deposit of a sale fare from the first day, and all of a last-minute fare', () => {
  const [sale] = ratesOf(summer, couple).filter(({ fare }) => fare === 'sale')
  expect(sale?.policy.steps[0]).toEqual({
    from: `${dateOfDay(today - 1)}T00:00:00`,
    penalty: sale?.payments.deposit,
  })
  expect(sale?.payments.optionUntil).toBeUndefined()
  const [late] = ratesOf(summer, couple, summer.departs - 20).filter(({ fare }) => fare === 'late')
  expect(late?.policy).toMatchObject({ isRefundable: false })
})

it.each([
  ['flex', 29, [0.75, 1], true],
  ['flex', 5, [1], false],
  ['sale', 29, [0.75, 1], true],
  ['sale', 5, [1], false],
] as const)(
  'names of the %s fare, %i days before, the step in force and later ones',
  (code, days, shares, isRefundable) => {
    const [rate] = ratesOf(summer, couple, summer.departs - days).filter(({ fare }) => fare === code)
    const { net } = rate?.price ?? { net: 0 }
    expect(rate?.policy.steps.map(({ penalty }) => penalty.amount)).toEqual(
      shares.map((share) => Math.round(net * share)),
    )
    expect(rate?.policy.isRefundable).toBe(isRefundable)
  },
)

it('gives an option of five days, or until a week before the final payment', () => {
  const flexible = (day: number) => ratesOf(summer, couple, day).find(({ fare }) => fare === 'flex')?.payments
  expect(flexible(today)?.optionUntil).toBe(`${dateOfDay(today + 5)}T18:00:00.000Z`)
  const last = finalDay(summer) - 7
  expect(flexible(last - 2)?.optionUntil).toBe(`${dateOfDay(last)}T18:00:00.000Z`)
  expect(flexible(last)?.optionUntil).toBeUndefined()
})

it('is paid in one currency and on board in another on the ships of one line', () => {
  const plan = plans.find(({ ship }) => ship.line.prefix === 'sil') as SailingPlan
  const [rate] = ratesOf(plan, couple)
  expect([rate?.price.currency, plan.ship.currency]).toEqual(['SGD', 'USD'])
  expect(rate?.price.dueLocally).toEqual([
    { code: 'gratuities', amount: 2 * plan.route.nights * 1_400, currency: 'USD' },
  ])
})

it('has further guests for less, and one alone for more than half', () => {
  const cheapest = (guests: { adults: number; ages: number[] }) =>
    Math.min(
      ...ratesOf(summer, guests)
        .filter(({ category }) => category === 'B2')
        .map(({ price }) => price.net),
    )
  const two = cheapest(couple)
  expect(cheapest({ adults: 1, ages: [] })).toBeGreaterThan(two * 0.7)
  expect(cheapest({ adults: 3, ages: [] })).toBeLessThan(two * 1.4)
  expect(cheapest({ adults: 2, ages: [8] })).toBeLessThan(cheapest({ adults: 3, ages: [] }))
  const [alone] = ratesOf(summer, { adults: 1, ages: [] }).filter(({ category }) => category === 'B2')
  expect(alone?.singleSupplement).toBeGreaterThanOrEqual(60)
})

it('has a fare for those whom it is for alone', () => {
  const { line } = summer.ship
  const codes = (other: object, days = 200) =>
    faresFor({ guests: couple, residence: 'GB', isPastGuest: false, ...other }, line, days).map(
      ({ code }) => code,
    )
  expect(codes({})).toEqual(['flex', 'sale', 'allin'])
  expect(codes({ residence: 'US' })).toContain('resident')
  expect(codes({ isPastGuest: true })).toContain('past')
  expect(codes({ guests: { adults: 1, ages: [70] } })).toContain('senior')
  expect(codes({}, 20)).toContain('late')
  expect(fareRules.length).toBeLessThanOrEqual(8)
})

it('refuses guests whom the ship does not take, with the reason', () => {
  const { ship } = summer
  expect(refusalOf({ adults: 0, ages: [17] }, ship)).toBe('no_adult')
  expect(refusalOf({ adults: 0, ages: [] }, ship)).toBe('no_adult')
  expect(refusalOf({ adults: 3, ages: [4, 5] }, ship)).toBe('too_many_guests')
  expect(refusalOf({ adults: 2, ages: [17] }, { minimumAge: 18 })).toBe('adults_only')
  expect(refusalOf({ adults: 2, ages: [0] }, { youngestMonths: 12 })).toBe('infant_too_young')
  expect(refusalOf({ adults: 2, ages: [0] }, ship)).toBeNull()
})

it('never frees what was sold, and has fewer cabins towards the departure', () => {
  const numbers = (day: number) =>
    new Set([...unsoldCabins(summer, day).values()].flat().map(({ number }) => number))
  const [early, later] = [numbers(today), numbers(summer.departs - 5)]
  expect(later.size).toBeLessThan(early.size)
  for (const number of later) expect(early.has(number)).toBe(true)
})
