import { shownUnit } from '../../../tenant/money/shown-unit.ts'
import { type PublicBreakdown, publicBreakdown } from './public-breakdown.ts'
import type { SellingPrice } from './selling-price.ts'
import type { Viewer } from './viewer.ts'

/** What everybody who may see prices sees: all that is charged, and what could be saved. */
type CommonPrice = Pick<
  SellingPrice,
  'currency' | 'total' | 'subtotal' | 'priceLines' | 'breakdown' | 'saved' | 'dueLocally' | 'exchange'
>

/** What agents who are not restricted see beside the public price. */
type AgentPrice = Pick<SellingPrice, 'net' | 'base' | 'markup' | 'rule' | 'trace'>

export type VisiblePrice = CommonPrice & Partial<Pick<SellingPrice, 'retail'>> & Partial<AgentPrice>

/**
 * Takes a price and who looks, and gives what they may see of it, or null for who may see no prices. The total is the same
 * for everybody, since it is what is charged; its parts are the supplier's for agents alone, since they tell the wholesale rate,
 * and for others the total's own (`publicPartsOf`). Fields are named one by one, so that a new one is seen by nobody until somebody
 * says by whom. Source: spec §2.5, §6.
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

/** A price without its parts. The retail price is `total + saved`, the markup `total - net`. */
type PriceSummary = Pick<SellingPrice, 'total' | 'saved'> & Partial<Pick<SellingPrice, 'net'>>

/** Takes the sums of a price and who looks, and gives those of them that {@link visiblePrice} would, or null for who may see no prices. */
export function visibleInShort(
  { total, saved, net }: Pick<SellingPrice, 'total' | 'saved' | 'net'>,
  viewer: Viewer,
): PriceSummary | null {
  if (viewer === 'anonymous-without-prices') return null
  return viewer === 'agent' ? { total, saved, net } : { total, saved }
}

/** Takes a price, also one that was stored long ago, and gives its total in the parts that everybody may see. */
export function publicPartsOf(price: SellingPrice): PublicBreakdown {
  return price.publicParts ?? publicBreakdown(price.total, price, shownUnit(price.currency))
}
