import type { Product } from '../../../../contract/products.ts'
import { type SellingPrice, sellingPrice } from '../../pricing/selling-price.ts'
import { subjectAt } from '../../pricing/subject-at.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import { type DealContext, type DealSources, exchangeFor } from '../deals/deal-context.ts'
import type { ProductKind } from './product-kind.ts'
import type { AvailableQuote } from './quote-from-supplier.ts'
import type { QuotedItem } from './quoted-item.ts'
import { soldPolicy } from './sold-policy.ts'
import type { SoldProduct } from './sold-product.ts'

/** In which currency something is sold, by which rules, and of how many minor units each price is a multiple (`chargeStep`). */
export interface ItemPricing extends Pick<DealContext, 'markups'> {
  readonly currency: string
  readonly step: number
}

/** Takes a supplier's price of a subject and gives what it is sold for. Throws 422 for a currency without a rate. */
export async function itemPrice(
  { price, subject }: { readonly price: SupplierPrice; readonly subject: object },
  kind: ProductKind,
  { currency, step, markups: rules }: ItemPricing,
  { rates, geo }: Pick<DealSources, 'rates' | 'geo'>,
): Promise<SellingPrice> {
  const exchange = await exchangeFor(rates, currency, 'body')
  // Rules name the products that agencies can choose; no rule is about another, and the default markup is.
  const product = kind.product as Product
  const at = subjectAt(geo, product, kind.positionOf(subject))
  return sellingPrice(price, { currency, exchange, rules, step, subject: at })
}

/** Takes what a supplier quoted and the price it is sold for, and gives the item as a quote, a booking or a proposal keeps it. */
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
