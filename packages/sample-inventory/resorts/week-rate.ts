import type { WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { dollarPrice } from '../market.ts'
import type { FreeWeek } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import { type ChosenExtra, chosenExtras, repeatable, resortExtras } from './resort-extras.ts'
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
  /** The lowest net price of a changed booking, in minor units; absent for a new one. */
  readonly least?: number
}

/** A supplier that has become dearer asks for this much more. */
const DEARER = 1.07

/** Returns the rate of a free week with its extras; null if the unit does not have one of them, or not so often. */
export function weekRate(free: FreeWeek, terms: RateTerms, { isDearer = false } = {}): WeekRate | null {
  const { resort, unit, first, nights, left } = free
  const { people, extras = [], today, timeZone, scenario, least } = terms
  const stay = stayPrice(resort, unit, first, nights, today)
  const dollars = stay.dollars * (isDearer ? DEARER : 1)
  const offered = resortExtras(resort, stay.dollars)
  const chosen = chosenExtras(least === undefined ? offered : offered.map(repeatable), extras)
  if (chosen === null) return null
  const price = notBelow(weekPrice(free, dollars, people, chosen), least ?? 0)
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
    isBargain: stay.isBargain,
    price,
  }
}

/** Returns what a unit's nights cost alone, without extras and what is due at the resort. */
export function unitPrice({ retailShare }: Pick<Resort, 'retailShare'>, dollars: number): SupplierPrice {
  const { currency, net, retail } = dollarPrice(dollars, retailShare)
  return {
    currency,
    breakdown: [{ label: 'unit_stay', amount: net }],
    base: net,
    priceLines: [],
    net,
    retail,
    minimumSelling: null,
    dueLocally: [],
  }
}

/** The unit and the extras paid here; the resort's own fee for another guest is passed through. */
function weekPrice(
  { resort, unit, nights }: FreeWeek,
  dollars: number,
  people: number,
  extras: readonly ChosenExtra[],
): SupplierPrice {
  const bare = unitPrice(resort, dollars)
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
  const breakdown = [...bare.breakdown, ...parts]
  const added = sumOf(parts) + sumOf(priceLines)
  const atResort = extras.filter(({ paidAt }) => paidAt === 'resort')
  return {
    ...bare,
    breakdown,
    base: sumOf(breakdown),
    priceLines,
    net: bare.net + added,
    retail: bare.retail + added,
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

/** A changed booking never returns what its terms do not refund: the rest stays a part of its price. */
function notBelow(price: SupplierPrice, least: number): SupplierPrice {
  const rest = least - price.net
  if (rest <= 0) return price
  return {
    ...price,
    breakdown: [...price.breakdown, { label: 'not_refunded', amount: rest }],
    base: price.base + rest,
    net: least,
    retail: price.retail + rest,
  }
}

function inTotal({ code, count, price }: ChosenExtra): { label: string; amount: number } {
  return { label: code, amount: price.amount * count }
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
