import type { SellingPrice } from '../../pricing/selling-price.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import type { ScheduledPayment } from './scheduled-payment.ts'
import type { SoldPolicy } from './sold-policy.ts'

/** What an item keeps of its amendments; amounts in minor units of its price's currency. */
export interface AmendedPart {
  /** What was collected for it when it was booked: its part of the discounts stays what it was then. */
  readonly weight: number
  /** The ids of the amendments that were applied. */
  readonly by: readonly string[]
  /** What they paid back. */
  readonly refunded: number
  /** What the last of them cost more and was too little to be charged; none where it is left out. */
  readonly uncharged?: number
}

/** One product as it was quoted: what is booked costs just this, and is cancelled by just this policy. Plain data. */
export interface QuotedItem<Subject extends object = object> {
  /** The kind that knows `subject` (`ProductKinds`). */
  readonly product: string
  /** The name of its supplier (`SupplierMap`). */
  readonly supplier: string
  readonly rateKey: string
  /** What exactly is quoted, in the product's own shape. */
  readonly subject: Subject
  readonly supplierPrice: SupplierPrice
  readonly supplierPolicy: CancellationPolicy
  readonly price: SellingPrice
  readonly policy: SoldPolicy
  readonly requirements: readonly TravellerRequirement[]
  /** When the total is paid and to whom, before discounts. */
  readonly schedule: readonly ScheduledPayment[]
  readonly isSample: boolean
  /** What amendments made of it; none for what is as it was booked. */
  readonly amended?: AmendedPart
  /** What a sample supplier acts out. */
  readonly scenario: string | null
}
