import { priceUnit } from '../../../tenant/money/minor-units.ts'
import { type PublicBreakdown, publicBreakdown } from './public-breakdown.ts'
import type { SellingPrice } from './selling-price.ts'
import type { Viewer } from './viewer.ts'

/** What every viewer who may see prices sees: what is charged, and what could be saved. */
type CommonPrice = Pick<
  SellingPrice,
  'currency' | 'total' | 'subtotal' | 'priceLines' | 'breakdown' | 'saved' | 'dueLocally' | 'exchange'
>

/** What unrestricted agents see besides the public price. */
type AgentPrice = Pick<SellingPrice, 'net' | 'base' | 'markup' | 'rule' | 'trace'>

export type VisiblePrice = CommonPrice & Partial<Pick<SellingPrice, 'retail'>> & Partial<AgentPrice>

/**
 * Returns what a viewer may see of a price; null without prices. The total is the same for everyone. Only agents see
 * the supplier's parts, which reveal the wholesale rate; others see parts of the total (`publicPartsOf`). Fields are
 * listed one by one, so that new ones stay hidden (spec §2.5, §6).
 */
export function visiblePrice(price: SellingPrice, viewer: Viewer): VisiblePrice | null {
  if (viewer === 'anonymous-without-prices') return null
  const { currency, total, saved, dueLocally, exchange, retail } = price
  const { subtotal, priceLines, breakdown } = viewer === 'agent' ? price : publicPartsOf(price)
  const common = { currency, total, subtotal, priceLines, breakdown, saved, dueLocally, exchange }
  if (viewer === 'anonymous') return common
  const { net, base, markup, rule, trace } = price
  return viewer === 'agent' ? { ...common, retail, net, base, markup, rule, trace } : { ...common, retail }
}

/**
 * Returns what a viewer may see of a price at which nothing is reserved yet: for visitors also what logging in saves.
 * A hold, a booking and a proposal keep their price.
 */
export function offeredPrice(
  price: SellingPrice,
  viewer: Viewer,
): (VisiblePrice & Pick<SellingPrice, 'memberSaving'>) | null {
  const visible = visiblePrice(price, viewer)
  return visible && { ...visible, ...promise(price, viewer) }
}

/** What logging in saves, for visitors only: everyone else has logged in. */
function promise({ memberSaving = 0 }: Pick<SellingPrice, 'memberSaving'>, viewer: Viewer) {
  return viewer === 'anonymous' && memberSaving > 0 ? { memberSaving } : {}
}

/** A price without its parts. The retail price is `total + saved`, the markup `total - net`. */
export type PriceSummary = Pick<SellingPrice, 'total' | 'saved' | 'memberSaving'> &
  Partial<Pick<SellingPrice, 'net'>>

/** Returns the sums that {@link offeredPrice} would show; null without prices. */
export function visibleInShort(
  price: Pick<SellingPrice, 'total' | 'saved' | 'net' | 'memberSaving'>,
  viewer: Viewer,
): PriceSummary | null {
  if (viewer === 'anonymous-without-prices') return null
  const { total, saved, net } = price
  return viewer === 'agent' ? { total, saved, net } : { total, saved, ...promise(price, viewer) }
}

/** Returns a price's total in public parts, also for a price that was stored long ago. */
export function publicPartsOf(price: SellingPrice): PublicBreakdown {
  return price.publicParts ?? publicBreakdown(price.total, price, priceUnit(price.currency))
}
