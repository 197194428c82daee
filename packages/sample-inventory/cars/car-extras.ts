import type { CarExtra, WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { islandAt } from '../../geography/places/island-at.ts'
import type { Climate } from '../../scenes/scene-kind.ts'
import { localMoney } from '../local-money.ts'
import type { CarAtDesk } from './car-at-desk.ts'
import type { Desk } from './car-desks.ts'

/** An extra in dollars: a day's price, and the most for a rental. */
interface ExtraRule {
  readonly code: string
  readonly maximum: number
  readonly perDay: number
  readonly cap: number
  /** Paid at the desk by companies that take extras there; the others are always paid here. */
  readonly isDeskItem: boolean
}

const rules: readonly ExtraRule[] = [
  { code: 'extra_driver', maximum: 3, perDay: 8, cap: 72, isDeskItem: false },
  { code: 'infant_seat', maximum: 2, perDay: 9, cap: 63, isDeskItem: true },
  { code: 'child_seat', maximum: 3, perDay: 9, cap: 63, isDeskItem: true },
  { code: 'booster_seat', maximum: 3, perDay: 6, cap: 42, isDeskItem: true },
  { code: 'gps', maximum: 1, perDay: 7, cap: 56, isDeskItem: true },
  { code: 'toll_tag', maximum: 1, perDay: 2.5, cap: 25, isDeskItem: true },
  { code: 'winter_tyres', maximum: 1, perDay: 11, cap: 99, isDeskItem: false },
  { code: 'cross_border', maximum: 1, perDay: 45, cap: 45, isDeskItem: true },
]

const cold: readonly Climate[] = ['nordic', 'alpine', 'temperate']
/** No company of these countries lets its cars go abroad. From an island no road leads there. */
const noBorders = new Set('GB IE IS MT CY AE AU NZ JP LK MU MV SC JM BB DO CU PR PH ID SG HK IN'.split(' '))

/** What a number of an extra costs: net dollars here, or an amount in the desk's currency. */
export interface ExtraCost extends WantedExtra {
  readonly paidAt: CarExtra['paidAt']
  readonly dollars: number
}

/** Returns the extras of a car for its days. */
export function carExtras(car: CarAtDesk, pickUpAt: string): CarExtra[] {
  return rulesOf(car, pickUpAt).map((rule) => {
    const { code, maximum } = rule
    const dollars = dollarsOf(rule, car.days)
    const paidAt = paidAtOf(rule, car)
    const price =
      paidAt === 'here'
        ? { amount: Math.round(dollars * 100), currency: 'USD' }
        : localMoney(car.place.countryCode, dollars)
    return { code, maximum, paidAt, price, isCapped: rule.perDay * car.days >= rule.cap }
  })
}

/** Returns what the extras cost; null if the car does not have one of them, or not so many. */
export function extraCosts(
  car: CarAtDesk,
  pickUpAt: string,
  wanted: readonly WantedExtra[],
): ExtraCost[] | null {
  const available = new Map(rulesOf(car, pickUpAt).map((rule) => [rule.code, rule]))
  const costs: ExtraCost[] = []
  for (const { code, count } of wanted) {
    const rule = available.get(code)
    if (rule === undefined || count < 1 || count > rule.maximum) return null
    costs.push({ code, count, paidAt: paidAtOf(rule, car), dollars: dollarsOf(rule, car.days) })
  }
  return costs
}

/** Whether a car of a desk may be driven to another country. */
export function hasRoadAbroad({ countryCode, position }: Pick<Desk, 'countryCode' | 'position'>): boolean {
  return !noBorders.has(countryCode) && islandAt(position) === 0
}

function rulesOf({ place, fleetClass }: CarAtDesk, pickUpAt: string): ExtraRule[] {
  const hasWinter = cold.includes(place.climate) && isWinter(pickUpAt, place.position.latitude)
  return rules.filter(({ code }) => {
    if (code === 'winter_tyres') return hasWinter
    if (code === 'cross_border') return hasRoadAbroad(place)
    // The map of a dearer car is built in.
    return code !== 'gps' || fleetClass.dollars < 60
  })
}

function isWinter(at: string, latitude: number): boolean {
  const month = new Date(dayNumber(at.slice(0, 10)) * 86_400_000).getUTCMonth()
  const winter = latitude >= 0 ? [10, 11, 0, 1, 2] : [4, 5, 6, 7, 8]
  return winter.includes(month)
}

function dollarsOf({ perDay, cap }: ExtraRule, days: number): number {
  return Math.min(cap, perDay * days)
}

function paidAtOf({ isDeskItem }: ExtraRule, { provider }: CarAtDesk): CarExtra['paidAt'] {
  return isDeskItem && provider.takesExtrasAtDesk ? 'desk' : 'here'
}
