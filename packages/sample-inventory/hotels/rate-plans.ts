import type { Board, RateTerms } from '../../../src/server/domain/suppliers/hotel-room.ts'
import type { PlaceTraits } from '../../geography/places/place-traits.ts'
import { type RandomStream, randomStream, unit } from '../random.ts'
import type { Hotel } from './city-hotels.ts'
import { type PolicyRule, policyRules } from './policy-rules.ts'

/** A rate plan: its inclusions, refund rule and price. */
export interface RatePlan extends Omit<RateTerms, 'deposit'> {
  /** Price relative to the property's cheapest plan. */
  readonly factor: number
  /** Null: non-refundable. */
  readonly rule: PolicyRule | null
  /**
   * A deposit is paid with the booking, and the balance this many days before the first night. Left out if all is
   * paid at once.
   */
  readonly deposit?: { readonly percent: number; readonly daysBefore: number }
}

/** Deposits that properties require. */
const deposit = { percent: 20, daysBefore: 21 }
/** Minimum days between booking and balance. */
const DAYS_TO_BALANCE = 14
/** One property in twelve takes a deposit. */
const takesDeposit = (seed: number) => unit(seed ^ 0x0de9) < 1 / 12

/** What a board type adds to the price of the bed. */
const boardShare: Readonly<Record<Board, number>> = {
  room_only: 0,
  breakfast: 0.09,
  half_board: 0.27,
  full_board: 0.41,
  all_inclusive: 0.63,
}

/**
 * Returns a hotel's rate plans while everything is still refundable, cheapest first. In a flexible property every
 * rate is refundable; elsewhere that costs more.
 */
export function ratePlans(hotel: Hotel, place: PlaceTraits): RatePlan[] {
  const stream = randomStream(hotel.seed ^ 0x91a5)
  const boards = boardsOf(hotel.stars, place, stream)
  const isEasygoing = stream.chance(0.35)
  const rule = stream.pick(policyRules)
  const freedom = isEasygoing ? 0 : stream.between(0.07, 0.14)
  const takesCash = stream.chance(0.55)
  const included = boardShare[boards[0] ?? 'room_only']
  return boards
    .flatMap((board, index): RatePlan[] => {
      const factor = (1 + boardShare[board]) / (1 + included)
      const fixed = {
        planCode: `${board}-fixed`,
        isRefundable: false,
        payment: 'now',
        factor,
        rule: null,
      } as const
      const free = { isRefundable: true, rule } as const
      const flexible = {
        ...free,
        planCode: `${board}-flexible`,
        payment: 'now',
        factor: factor * (1 + freedom),
      } as const
      const later = {
        ...free,
        planCode: `${board}-flexible-at_property`,
        payment: 'at_property',
        factor: factor * (1.03 + freedom),
      } as const
      const inParts = {
        ...free,
        planCode: `${board}-deposit`,
        payment: 'now',
        deposit,
        factor: factor * (1.015 + freedom),
      } as const
      const plans = [
        ...(isEasygoing ? [] : [fixed]),
        flexible,
        ...(index === 0 && takesDeposit(hotel.seed) ? [inParts] : []),
        ...(takesCash && index < 2 ? [later] : []),
      ]
      return plans.map((plan) => ({ ...plan, board }))
    })
    .sort((a, b) => a.factor - b.factor)
}

/**
 * Returns the plans on sale this many days before the first night. A plan whose free cancellation is over is sold as
 * non-refundable at that price, and a deposit only while there is time for the balance.
 */
export function plansOnSale(plans: readonly RatePlan[], daysAhead: number): readonly RatePlan[] {
  // Somewhere on earth it is already tomorrow.
  const isFree = ({ rule }: RatePlan) => rule === null || daysAhead - rule.freeDays > 1
  const isInTime = (plan: RatePlan) =>
    plan.deposit === undefined || daysAhead - plan.deposit.daysBefore >= DAYS_TO_BALANCE
  if (plans.every((plan) => isFree(plan) && isInTime(plan))) return plans
  const inTime = plans.filter(isInTime)
  const onSale = inTime.filter(isFree)
  if (onSale.length > 0) return onSale
  return inTime
    .filter(({ payment }) => payment === 'now')
    .map((plan) => ({ ...plan, planCode: `${plan.board}-fixed`, isRefundable: false, rule: null }))
}

function boardsOf(stars: number, { traits }: PlaceTraits, stream: RandomStream): Board[] {
  const isResort = stars >= 3.5 && (traits.has('beach') || traits.has('ski'))
  const startsWithBreakfast = stream.chance(stars < 3 ? 0.3 : 0.2)
  const withHalf = stars >= 3 && stream.chance(isResort ? 0.8 : 0.3)
  const withAll = isResort && stream.chance(0.5)
  return [
    ...(startsWithBreakfast ? [] : (['room_only'] as const)),
    'breakfast',
    ...(withHalf ? (['half_board'] as const) : []),
    ...(withAll ? (['full_board', 'all_inclusive'] as const) : []),
  ]
}
