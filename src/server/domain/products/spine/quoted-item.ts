import type { SellingPrice } from '../../pricing/selling-price.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import type { ScheduledPayment } from './scheduled-payment.ts'
import type { SoldPolicy } from './sold-policy.ts'

/** An item's amendment history; amounts in minor units of its price's currency. */
export interface AmendedPart {
  /** What was collected for it at booking, from which its part of the discounts follows. */
  readonly weight: number
  /** The ids of the applied amendments. */
  readonly by: readonly string[]
  /** The sum that they refunded. */
  readonly refunded: number
  /** The last one's extra cost that was too small to charge; absent if none. */
  readonly uncharged?: number
}

/** One product as quoted: it is booked at exactly this price and cancelled by exactly this policy. Plain data. */
export interface QuotedItem<Subject extends object = object> {
  /** The kind that knows `subject` (`ProductKinds`). */
  readonly product: string
  /** The name of its supplier (`SupplierMap`). */
  readonly supplier: string
  readonly rateKey: string
  /** What is quoted, in the product's own shape. */
  readonly subject: Subject
  readonly supplierPrice: SupplierPrice
  readonly supplierPolicy: CancellationPolicy
  readonly price: SellingPrice
  readonly policy: SoldPolicy
  readonly requirements: readonly TravellerRequirement[]
  /** When the total is paid and to whom, before discounts. */
  readonly schedule: readonly ScheduledPayment[]
  readonly isSample: boolean
  /** Its amendment history; absent if it was never amended. */
  readonly amended?: AmendedPart
  /** The scenario that a sample supplier acts out. */
  readonly scenario: string | null
}
