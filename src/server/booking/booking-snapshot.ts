import type { Traveller } from '../../contract/types.ts'
import type { SellingPrice } from '../pricing/selling-price.ts'
import type { SoldPolicy } from '../products/spine/sold-policy.ts'
import type { CancellationPolicy } from '../suppliers/cancellation-policy.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'
import type { Money } from '../suppliers/money.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import type { TravellerRequirement } from '../suppliers/traveller.ts'
import type { Discount } from './discounts.ts'

/** All that a quote was made of: what is booked by it costs just this. Plain data. */
export interface QuoteSnapshot {
  readonly rateKey: string
  readonly subject: QuotedStay
  readonly supplierPrice: SupplierPrice
  readonly supplierPolicy: CancellationPolicy
  readonly price: SellingPrice
  readonly policy: SoldPolicy
  readonly requirements: readonly TravellerRequirement[]
  /** What the traveller saw before, where it was another total. */
  readonly shownTotal: Money | null
  readonly discounts: readonly Discount[]
  readonly promoCode: string | null
  readonly usesCredits: boolean
  /** Whose wallet it is that gives something. */
  readonly creditsOf: string | null
  /** In the price's currency; what is paid here. */
  readonly dueNow: number
  /** Of how many minor units all that is paid here is a multiple. */
  readonly step: number
  /** What is paid here is nothing, or no less. */
  readonly least: number
  readonly isSample: boolean
  /** What a sample supplier acts out. */
  readonly scenario: string | null
  /** The proposal that is booked by it. */
  readonly proposalId?: string
}

export interface BookingContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** What a booking keeps of its moment. */
export interface BookingSnapshot {
  readonly quote: QuoteSnapshot
  readonly contact: BookingContact
  readonly travellers: readonly Traveller[]
  readonly requests: string
  readonly arrival: string | null
  /** Where it was booked, for the demo's mails; elsewhere mails lead to the agency's own host. */
  readonly origin: string
  /** What was counted of who holds it, until it is open no more; none where the request was taken over from a dead server. */
  readonly holdAttempt?: number
  /** What was counted for it where nothing is paid here, to be taken back when it is given back. */
  readonly unpaidAttempts?: readonly number[]
}
