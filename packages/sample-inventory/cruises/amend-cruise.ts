import type { CruiseChange, QuotedCabin } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { currentCancellation } from '../../../src/server/domain/suppliers/current-cancellation.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { type CruiseKey, decodeCruiseKey, sortedExtras } from './cruise-key.ts'
import { quoteOfCabin } from './cruise-quote.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { type FareRule, fareRules } from './fare-rules.ts'
import { type KeyedCabin, keyedCabin } from './keyed-cabin.ts'
import { isSwap, isUpgrade } from './moved-parts.ts'
import { finalDay } from './payment-terms.ts'
import { categoryNamed } from './ship-categories.ts'

/**
 * Returns a booked cabin with another category, cabin, dining or extras; null if the line does not allow the change. A
 * new category and a new price are today's, the rest stays as it was booked.
 */
export async function amendedCabin(
  booked: CruiseKey,
  change: CruiseChange,
  sources: CruiseSources,
  now: Date,
): Promise<SupplierQuote<QuotedCabin> | null> {
  const today = sources.today()
  const before = await keyedCabin(booked, sources.ledger, { today, isReserved: true })
  const key = changedKey(booked, change, today)
  if (before === null || before === 'sold_out' || key === null) return null
  if (!isAllowed(before, { booked, key, change }, now)) return null
  const found = await keyedCabin(key, sources.ledger, { today })
  if (found === null || found === 'sold_out') return found === null ? null : { status: 'sold_out' }
  return isEvasion(before, found, now) ? null : quoteOfCabin(found, key)
}

function changedKey(booked: CruiseKey, change: CruiseChange, today: number): CruiseKey | null {
  const rate = change.rateKey === undefined ? booked : decodeCruiseKey(change.rateKey)
  if (rate === null || !isSameParty(booked, rate)) return null
  const isOther = rate.category !== booked.category
  const cabin = change.cabin ?? (isOther ? rate.cabin : booked.cabin)
  const isNewPrice = rate !== booked || change.reprice === true
  // A guest who chooses another category or cabin gives up the one to which the line moved the booking.
  const isLeaving = isUpgrade(booked.moved) && (isOther || change.cabin !== undefined)
  return {
    ...booked,
    category: rate.category,
    fare: rate.fare,
    cabin,
    dining: change.dining ?? booked.dining,
    extras: sortedExtras(change.extras ?? notIncluded(booked.extras, rate.fare)),
    pricedOn: isNewPrice ? today : booked.pricedOn,
    isKept: !isOther && cabin === booked.cabin && !isLeaving,
    moved: isLeaving ? null : booked.moved,
    day: today,
    scenario: change.reprice && booked.scenario === 'price_drop' ? 'price_dropped' : booked.scenario,
  }
}

/** Leaves out what the fare includes. */
function notIncluded(extras: CruiseKey['extras'], fare: string): CruiseKey['extras'] {
  const includes: readonly string[] = fareRules.find(({ code }) => code === fare)?.includes ?? []
  return extras.filter(({ code }) => !includes.includes(code))
}

interface ChangedCabin {
  readonly booked: CruiseKey
  readonly key: CruiseKey
  readonly change: CruiseChange
}

/**
 * The line chooses the cabin of a guarantee and on another ship. It gives today's price until the final payment, and no
 * fare with milder terms.
 */
function isAllowed(before: KeyedCabin, { booked, key, change }: ChangedCabin, now: Date): boolean {
  const category = categoryNamed(before.plan.ship, key.category)
  const fare = fareRules.find(({ code }) => code === key.fare)
  if (category === null || fare === undefined || strictness(fare) < strictness(before.fare)) return false
  const isOther = key.category !== booked.category
  if (category.isGuarantee && change.cabin !== undefined) return false
  if (isSwap(booked.moved) && (isOther || change.cabin !== undefined)) return false
  const isSameRate = !isOther && key.fare === booked.fare
  const isRepriced = change.reprice === true || (change.rateKey !== undefined && isSameRate)
  return !isRepriced || !isFinallyDue(before, now)
}

function strictness({ isFinal, isDepositRefundable }: FareRule): number {
  if (isFinal) return 2
  return isDepositRefundable ? 0 : 1
}

/** Whether a change would refund what cancelling forfeits, or a part of the price after the final payment. */
function isEvasion(before: KeyedCabin, after: KeyedCabin, now: Date): boolean {
  const isCheaper = after.rate.price.net < before.rate.price.net
  return (isCheaper && isFinallyDue(before, now)) || penaltyOf(after, now) < penaltyOf(before, now)
}

function penaltyOf({ rate: { policy, price } }: KeyedCabin, now: Date): number {
  return currentCancellation(policy, { amount: price.net, currency: price.currency }, now).penalty.amount
}

/** Whether the day of the final payment has come where guests go on board. */
function isFinallyDue({ plan, rate }: KeyedCabin, now: Date): boolean {
  return now >= localToMoment(`${dateOfDay(finalDay(plan))}T00:00:00`, rate.policy.timeZone)
}

function isSameParty(one: CruiseKey, other: CruiseKey): boolean {
  return (
    one.sailing === other.sailing &&
    one.guests.adults === other.guests.adults &&
    one.guests.ages.join() === other.guests.ages.join()
  )
}
