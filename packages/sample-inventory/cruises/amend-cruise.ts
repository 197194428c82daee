import type { CruiseChange, QuotedCabin } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { type CruiseKey, decodeCruiseKey, sortedExtras } from './cruise-key.ts'
import { quoteOfCabin } from './cruise-quote.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { keyedCabin } from './keyed-cabin.ts'
import { movedParts } from './moved-cruise.ts'
import { finalDay } from './payment-terms.ts'
import { sailingNamed } from './sailings.ts'
import { categoryNamed } from './ship-categories.ts'

/**
 * Returns a booked cabin with another category, cabin, dining or extras; null if the line does not allow the change. A
 * new category and a new price are today's, the rest stays as it was booked.
 */
export async function amendedCabin(
  booked: CruiseKey,
  change: CruiseChange,
  sources: CruiseSources,
  move: string | undefined,
): Promise<SupplierQuote<QuotedCabin> | null> {
  const today = sources.today()
  const key = changedKey(booked, change, today)
  if (key === null) return null
  const found = await keyedCabin(key, sources.ledger, { today })
  if (found === null || found === 'sold_out') return found === null ? null : { status: 'sold_out' }
  const parts = move === undefined ? null : movedParts(found, key, move)
  return quoteOfCabin(found, key, parts ?? {})
}

function changedKey(booked: CruiseKey, change: CruiseChange, today: number): CruiseKey | null {
  const rate = change.rateKey === undefined ? booked : decodeCruiseKey(change.rateKey)
  if (rate === null || !isSameParty(booked, rate) || !isAllowed(rate, change, today)) return null
  const isOther = rate.category !== booked.category
  const cabin = change.cabin ?? (isOther ? rate.cabin : booked.cabin)
  const isNewPrice = rate !== booked || change.reprice === true
  return {
    ...booked,
    category: rate.category,
    fare: rate.fare,
    cabin,
    dining: change.dining ?? booked.dining,
    extras: sortedExtras(change.extras ?? booked.extras),
    pricedOn: isNewPrice ? today : booked.pricedOn,
    isKept: !isOther && cabin === booked.cabin,
    day: today,
    scenario: change.reprice && booked.scenario === 'price_drop' ? 'price_dropped' : booked.scenario,
  }
}

/** A guarantee's cabin is the line's to choose, and a lower price is given until the final payment. */
function isAllowed(rate: CruiseKey, change: CruiseChange, today: number): boolean {
  const plan = sailingNamed(rate.sailing)
  const category = plan && categoryNamed(plan.ship, rate.category)
  if (plan === null || category === null) return false
  if (category.isGuarantee && change.cabin !== undefined) return false
  return !change.reprice || today < finalDay(plan)
}

function isSameParty(one: CruiseKey, other: CruiseKey): boolean {
  return (
    one.sailing === other.sailing &&
    one.guests.adults === other.guests.adults &&
    one.guests.ages.join() === other.guests.ages.join()
  )
}
