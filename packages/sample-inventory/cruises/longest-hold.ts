import type { CruiseKey } from './cruise-key.ts'
import { fareRules } from './fare-rules.ts'
import { optionOf } from './payment-terms.ts'
import { sailingOnSale } from './sailings.ts'
import { categoryNamed } from './ship-categories.ts'

/** What a fare without an option is held for, in seconds. */
const USUAL_SECONDS = 1_800

/** Whether a key can be held: its cabin is chosen, unless the line chooses it later. */
export function isHoldable({ sailing, category: code, cabin }: CruiseKey, today: number): boolean {
  const plan = sailingOnSale(sailing, today)
  const category = plan && categoryNamed(plan.ship, code)
  return category !== null && (category.isGuarantee || cabin !== null)
}

/** Returns for how many seconds from now a key can be held: until its option ends, or for the usual half an hour. */
export function longestHold({ sailing, fare: code, day }: CruiseKey, now: Date, today: number): number {
  const plan = sailingOnSale(sailing, today)
  const fare = fareRules.find((rule) => rule.code === code)
  const until = plan && fare ? optionOf({ plan, fare, day }) : null
  const seconds = until === null ? 0 : Math.floor((Date.parse(until) - now.getTime()) / 1_000)
  return Math.max(USUAL_SECONDS, seconds)
}
