import type { WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { ResortExtra, ResortExtraCode } from '../../../src/server/domain/suppliers/resort-week.ts'
import { localMoney } from '../local-money.ts'
import { mix, unit as unitOf } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'

interface ExtraRule {
  readonly code: ResortExtraCode
  readonly maximum: number
  /** In dollars, for one. */
  readonly dollars: number
  readonly paidAt: ResortExtra['paidAt']
  readonly share: number
  readonly landscapes?: readonly Landscape[]
  readonly isPassedThrough?: boolean
}

const rules: readonly ExtraRule[] = [
  {
    code: 'guest_certificate',
    maximum: 1,
    dollars: 69,
    paidAt: 'here',
    share: 1,
    isPassedThrough: true,
  },
  { code: 'linen', maximum: 9, dollars: 14, paidAt: 'resort', share: 0.4 },
  { code: 'cot', maximum: 2, dollars: 25, paidAt: 'resort', share: 0.8 },
  { code: 'crib_set', maximum: 2, dollars: 32, paidAt: 'here', share: 0.4 },
  { code: 'late_check_out', maximum: 1, dollars: 48, paidAt: 'here', share: 0.5 },
  { code: 'extra_cleaning', maximum: 3, dollars: 55, paidAt: 'here', share: 0.7 },
  {
    code: 'firewood',
    maximum: 5,
    dollars: 16,
    paidAt: 'resort',
    share: 0.8,
    landscapes: ['alpine', 'lake'],
  },
  { code: 'parking', maximum: 2, dollars: 56, paidAt: 'resort', share: 0.35 },
]

/** Insurance costs this share of the unit's price. */
const INSURANCE = 0.065

/** Returns the extras of a unit whose stay costs so many dollars. */
export function resortExtras(resort: Resort, stayDollars: number): ResortExtra[] {
  const { landscape, countryCode } = resort.subregion
  const offered = rules.filter(
    ({ share, landscapes }, index) =>
      unitOf(mix(resort.seed ^ 0xe87a, index)) < share && (landscapes?.includes(landscape) ?? true),
  )
  const insurance: ExtraRule = {
    code: 'insurance',
    maximum: 1,
    dollars: stayDollars * INSURANCE,
    paidAt: 'here',
    share: 1,
  }
  return [...offered, insurance].map(({ code, maximum, dollars, paidAt, isPassedThrough = false }) => ({
    code,
    maximum,
    paidAt,
    isPassedThrough,
    price:
      paidAt === 'here'
        ? { amount: Math.round(dollars * 100), currency: 'USD' }
        : localMoney(countryCode, dollars),
  }))
}

/** The code of the fee for another guest than the one who booked. */
const GUEST_FEE = 'guest_certificate'
const MOST_GUEST_FEES = 9

/** Returns an extra as a booked week may have it: each change of the guest adds the fee once more. */
export function repeatable(extra: ResortExtra): ResortExtra {
  return extra.code === GUEST_FEE ? { ...extra, maximum: MOST_GUEST_FEES } : extra
}

/** Returns how often the fee for another guest was paid. */
export function guestFees(extras: readonly WantedExtra[]): number {
  return extras.find(({ code }) => code === GUEST_FEE)?.count ?? 0
}

/** A number of an extra with its rules. */
export interface ChosenExtra extends ResortExtra {
  readonly count: number
}

/** Returns the chosen extras with their prices; null if one is not offered, or not so often. */
export function chosenExtras(
  offered: readonly ResortExtra[],
  wanted: readonly WantedExtra[],
): ChosenExtra[] | null {
  const chosen: ChosenExtra[] = []
  for (const { code, count } of wanted) {
    const extra = offered.find((one) => one.code === code)
    if (extra === undefined || count < 1 || count > extra.maximum) return null
    chosen.push({ ...extra, count })
  }
  return chosen
}
