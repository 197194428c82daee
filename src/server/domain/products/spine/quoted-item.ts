import type { SellingPrice } from '../../pricing/selling-price.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import type { ScheduledPayment } from './scheduled-payment.ts'
import type { SoldPolicy } from './sold-policy.ts'

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
  /** What a sample supplier acts out. */
  readonly scenario: string | null
}
