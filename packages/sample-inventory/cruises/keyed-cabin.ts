import type { CabinRate } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { cabinRate, freeCategories } from './cabin-rates.ts'
import type { CruiseKey } from './cruise-key.ts'
import { diningOf } from './dining.ts'
import { extraCosts } from './extras.ts'
import { type FareRule, fareFor } from './fare-rules.ts'
import { agesOf, refusalOf } from './guests.ts'
import { type MovedParts, movedParts } from './moved-parts.ts'
import { type SailingPlan, sailingOnSale } from './sailings.ts'
import { cabinNumbered, type ShipCabin } from './ship-cabins.ts'
import { categoryNamed, type ShipCategory } from './ship-categories.ts'
import { statusOf, unsoldCabins } from './sold-cabins.ts'
import { suggestedCabins } from './suggest-cabins.ts'
import { takenCabins, takenOf } from './taken-units.ts'

/** A key's cabin with its rate. */
export interface KeyedCabin {
  readonly plan: SailingPlan
  readonly category: ShipCategory
  readonly fare: FareRule
  /** Null for a guarantee. */
  readonly cabin: ShipCabin | null
  readonly rate: CabinRate
  /** Units of the category that the ledger may give. */
  readonly units: number
  /** What the line changed by itself, and the traveller accepted. */
  readonly moved: MovedParts
}

const DEARER = 1.07
const CHEAPER = 0.92
/** A booking keeps the cabin it has, however many are sold since. */
export const KEPT = 10_000

/** What is known of a booking that is looked at again. */
interface KeyedOptions {
  /** Number of the current day: what was sold since the key's day stays sold. */
  readonly today: number
  /** The booking has its cabin already, and needs no other free one; the default is that of the key. */
  readonly isReserved?: boolean
}

/**
 * Returns a key's cabin and its rate, at the price of the key's day. Without a cabin, one is chosen, unless the line
 * does so later. Null for a sailing, category, fare, cabin or extra that does not exist; `sold_out` if none is free.
 */
export async function keyedCabin(
  key: CruiseKey,
  ledger: SupplyLedger,
  { today, isReserved = key.isKept }: KeyedOptions,
): Promise<KeyedCabin | 'sold_out' | null> {
  const parts = partsOf(key, today)
  if (parts === null) return null
  const { plan, category, fare, costs, guests, moved } = parts
  if (!isReserved && !['open', 'on_request'].includes(statusOf(plan, today))) return 'sold_out'
  const taken = (await takenOf([plan], ledger))(plan)
  const free = freeCategories(plan, guests, today, taken).find((one) => one.category.code === category.code)
  if (free === undefined && !isReserved) return 'sold_out'
  const cabin = await cabinOf(key, { plan, category, guests, today, isReserved }, ledger)
  if (cabin === 'sold_out') return 'sold_out'
  const dearness = key.scenario === 'price_up' ? DEARER : key.scenario === 'price_dropped' ? CHEAPER : 1
  const rate = cabinRate(plan, { category, left: free?.left ?? 1 }, fare, key, {
    ...key,
    cabin: cabin?.number ?? null,
    costs,
    dearness,
  })
  const units = unsoldCabins(plan, today).get(category.rule.code)?.length ?? 0
  return { plan, category, fare, cabin, rate, moved, units: isReserved ? KEPT : units }
}

/** What a key names, as far as it exists. */
function partsOf(key: CruiseKey, today: number) {
  const sailing = sailingOnSale(key.sailing, today)
  const moved = key.moved === null ? {} : sailing && movedParts(sailing, key.moved)
  if (sailing === null || moved === null) return null
  const alsoSkips = moved.changes?.skips
  const plan = alsoSkips === undefined ? sailing : { ...sailing, alsoSkips }
  if (refusalOf(key.guests, plan.ship) !== null) return null
  const category = categoryNamed(plan.ship, key.category)
  const fare = fareFor(key.fare, key, plan.ship.line, plan.departs - key.pricedOn)
  const guests = agesOf(key.guests).length
  if (category === null || fare === null || guests > category.sleeps) return null
  const costs = extraCosts(plan, fare, key.guests, key.extras)
  const isDining = diningOf(plan).some(({ code }) => code === key.dining)
  return costs === null || !isDining ? null : { plan, category, fare, costs, guests, moved }
}

async function cabinOf(
  key: CruiseKey,
  {
    plan,
    category,
    guests,
    today,
    isReserved,
  }: { plan: SailingPlan; category: ShipCategory; guests: number; today: number; isReserved: boolean },
  ledger: SupplyLedger,
): Promise<ShipCabin | 'sold_out' | null> {
  if (category.isGuarantee) return key.cabin === null ? null : 'sold_out'
  if (isReserved && key.cabin !== null) return cabinNumbered(plan.ship, key.cabin) ?? 'sold_out'
  const unsold = unsoldCabins(plan, today).get(category.rule.code) ?? []
  const fitting = unsold.filter(({ sleeps, number }) => sleeps >= guests && (key.cabin ?? number) === number)
  const taken = await takenCabins(
    plan,
    fitting.map(({ number }) => number),
    ledger,
  )
  const [first] = suggestedCabins(
    fitting.filter(({ number }) => !taken.has(number)),
    key.guests,
  )
  return first ?? 'sold_out'
}
