import type { Product } from '../../../../contract/products.ts'
import type { MarkupAudience } from '../../../../contract/types.ts'
import { markupSubjectAt } from '../../pricing/markup-subject.ts'
import { type SellingPrice, sellingPrice } from '../../pricing/selling-price.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import { type DealContext, type DealSources, exchangeFor } from '../deals/deal-context.ts'
import type { ProductKind } from './product-kind.ts'
import type { AvailableQuote } from './quote-from-supplier.ts'
import type { QuotedItem } from './quoted-item.ts'
import { soldPolicy } from './sold-policy.ts'
import type { SoldProduct } from './sold-product.ts'

/** The currency, the markup rules, their audience and the step of prices in minor units (`chargeStep`). */
export interface ItemPricing extends Pick<DealContext, 'markups'> {
  readonly currency: string
  readonly step: number
  readonly audience: MarkupAudience
}

/** Returns the selling price of a supplier's price. Throws 422 for a currency without a rate. */
export async function itemPrice(
  { price, subject }: { readonly price: SupplierPrice; readonly subject: object },
  kind: ProductKind,
  { currency, step, audience, markups: rules }: ItemPricing,
  { rates, geo }: Pick<DealSources, 'rates' | 'geo'>,
): Promise<SellingPrice> {
  const exchange = await exchangeFor(rates, currency, 'body')
  // Rules name only the products that agencies can choose; for any other product the default markup applies.
  const product = kind.product as Product
  const at = markupSubjectAt(geo, product, kind.positionOf(subject))
  return sellingPrice(price, { currency, exchange, rules, step, audience, subject: at })
}

/** Returns a supplier's quote and its selling price as an item that quotes, bookings and proposals store. */
export function quotedItem(
  quoted: AvailableQuote,
  price: SellingPrice,
  step: number,
  kind: ProductKind,
  { supplier, isSample }: Pick<SoldProduct, 'supplier' | 'isSample'>,
): QuotedItem {
  const { rateKey, subject, price: supplierPrice, policy: supplierPolicy, requirements, scenario } = quoted
  return {
    product: kind.product,
    supplier,
    rateKey,
    subject,
    supplierPrice,
    supplierPolicy,
    price,
    policy: soldPolicy(supplierPolicy, supplierPrice.net, price.total, step),
    requirements,
    schedule: kind.scheduleOf(subject, price.total),
    isSample,
    scenario,
  }
}
