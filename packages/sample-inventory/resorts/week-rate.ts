import type { WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { dollarPrice } from '../market.ts'
import type { FreeWeek } from './free-weeks.ts'
import { type ChosenExtra, chosenExtras, resortExtras } from './resort-extras.ts'
import { resortFees } from './resort-fees.ts'
import { stayPrice } from './resort-price.ts'
import { encodeWeekKey, inOrder } from './week-key.ts'
import { weekPolicy } from './week-policy.ts'

/** What decides the price of a free week. */
export interface RateTerms {
  readonly people: number
  readonly extras?: readonly WantedExtra[]
  /** Number of the day of the search. */
  readonly today: number
  readonly timeZone: string
  readonly scenario: Scenario | null
}

/** A supplier that has become dearer asks for this much more. */
const DEARER = 1.07

/** Returns the rate of a free week with its extras; null if the unit does not have one of them, or not so often. */
export function weekRate(free: FreeWeek, terms: RateTerms, { isDearer = false } = {}): WeekRate | null {
  const { resort, unit, first, nights, left } = free
  const { people, extras = [], today, timeZone, scenario } = terms
  const asked = stayPrice(resort, unit, first, nights, today)
  const dollars = asked.dollars * (isDearer ? DEARER : 1)
  const chosen = chosenExtras(resortExtras(resort, asked.dollars), extras)
  if (chosen === null) return null
  const price = weekPrice(free, dollars, people, chosen)
  const checkIn = dateOfDay(first)
  return {
    rateKey: encodeWeekKey({
      unitId: unit.id,
      checkIn,
      nights,
      people,
      extras: inOrder(extras),
      day: today,
      scenario,
    }),
    unitId: unit.id,
    week: { checkIn, checkOut: dateOfDay(first + nights), nights },
    policy: weekPolicy(resort, first, today, timeZone, price),
    left,
    isBargain: asked.isBargain,
    price,
  }
}

/** The unit and the extras paid here; the resort's own fee for another guest is passed through. */
function weekPrice(
  { resort, unit, nights }: FreeWeek,
  dollars: number,
  people: number,
  extras: readonly ChosenExtra[],
): SupplierPrice {
  const { currency, net, retail } = dollarPrice(dollars, resort.retailShare)
  const here = extras.filter(({ paidAt }) => paidAt === 'here')
  const parts = here.filter(({ isPassedThrough }) => !isPassedThrough).map(inTotal)
  const priceLines = here
    .filter(({ isPassedThrough }) => isPassedThrough)
    .map((extra) => ({
      code: extra.code,
      kind: 'fee' as const,
      amount: inTotal(extra).amount,
      treatment: 'pass_through' as const,
    }))
  const breakdown = [{ label: 'unit_stay', amount: net }, ...parts]
  const added = sumOf(parts) + sumOf(priceLines)
  const atResort = extras.filter(({ paidAt }) => paidAt === 'resort')
  return {
    currency,
    breakdown,
    base: sumOf(breakdown),
    priceLines,
    net: net + added,
    retail: retail + added,
    minimumSelling: null,
    dueLocally: [
      ...resortFees(resort, unit, nights, people),
      ...atResort.map(({ code, count, price }) => ({
        code,
        amount: price.amount * count,
        currency: price.currency,
      })),
    ],
  }
}

function inTotal({ code, count, price }: ChosenExtra): { label: string; amount: number } {
  return { label: code, amount: price.amount * count }
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
