import type { SellingPrice } from '../pricing/selling-price.ts'
import type { SoldPolicy } from '../products/spine/sold-policy.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'

/** What was proposed, as it was at that moment. Plain data. */
export interface ProposalSnapshot {
  readonly rateKey: string
  readonly subject: QuotedStay
  readonly price: SellingPrice
  readonly policy: SoldPolicy
  readonly isSample: boolean
}
