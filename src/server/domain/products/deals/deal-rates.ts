import type { Rates } from '../../../../contract/types.ts'
import { majorUnits } from '../../../../tenant/money/minor-units.ts'
import { chargedPrice, type PricingContext, type SupplierSums } from '../../pricing/charged-price.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { DealPrice } from '../../suppliers/supplier-price.ts'

export interface RatesContext extends PricingContext {
  readonly viewer: Viewer
}

/**
 * Returns the rates of spec §3 as decimals in major units, or undefined if the viewer may not see prices. In whole
 * minor units totalRate = baseRate + taxAndFee and savedPrice = publishedRate − totalRate exactly. Only unrestricted
 * agents get the total's two parts (spec §2.5, §6).
 */
export function dealRates(
  price: DealPrice & Pick<SupplierSums, 'priceLines'>,
  context: RatesContext,
): Rates | undefined {
  const { viewer, currency } = context
  if (viewer === 'anonymous-without-prices') return undefined
  const { net, markup, total, retail, saved, memberSaving } = chargedPrice(price, context)
  const decimal = (minor: number) => majorUnits(minor, currency)
  return {
    publishedRate: decimal(retail),
    totalRate: decimal(total),
    ...(viewer === 'agent' ? { baseRate: decimal(net), taxAndFee: decimal(markup) } : {}),
    savedPrice: decimal(saved),
    ...(viewer === 'anonymous' && memberSaving > 0 && { memberSaving: decimal(memberSaving) }),
    discountPercentage: retail === 0 ? 0 : Math.round((saved * 100) / retail),
    currency,
  }
}
