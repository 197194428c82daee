import type { MarkupAudience, Party } from '../../../contract/types.ts'
import { type Json, sameJson } from '../../../tenant/settings/json.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { PayLaterTerms } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { Discount } from './discounts.ts'

/** The terms of a quote for all its items together. Amounts are in minor units of `currency`. Plain data. */
export interface QuoteTerms {
  readonly currency: string
  /** The sum of the items' totals. */
  readonly total: number
  /** The total that the traveller saw before, if it was different. */
  readonly shownTotal: Money | null
  readonly discounts: readonly Discount[]
  readonly promoCode: string | null
  readonly usesCredits: boolean
  /** The owner of the wallet that pays a part. */
  readonly creditsOf: string | null
  /** Amount due with the booking; later entries are in `paymentPlan`. */
  readonly dueNow: number
  /** Every amount paid here is a multiple of this many minor units. */
  readonly step: number
  /** The smallest amount that can be paid here, other than zero. */
  readonly least: number
  /** The proposal that it books. */
  readonly proposalId?: string
  /** Whom it was priced for; absent for a proposal and in quotes of an earlier version. */
  readonly audience?: MarkupAudience
}

/** A complete quote; booking it costs exactly this. Plain data. */
export interface QuoteSnapshot extends QuoteTerms {
  readonly items: readonly QuotedItem[]
}

export interface BookingContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** What a booking records at its creation, besides the items' own snapshots ({@link QuotedItem}). */
export interface BookingSnapshot {
  readonly quote: QuoteTerms
  readonly contact: BookingContact
  /** One for each item, in their order. */
  readonly parties: readonly Party[]
  readonly requests: string
  readonly arrival: string | null
  /** The clocks of a booking that the traveller pays later; absent if it is paid at once. */
  readonly payLater?: PayLaterTerms
  /** The origin it was booked at, for the demo's mails; otherwise mails link to the agency's own host. */
  readonly origin: string
  /**
   * Attempts counted against the holder until the hold ends; absent if the request was continued after a server died.
   */
  readonly holdAttempts?: readonly number[]
  /** The same in a booking of an earlier version. */
  readonly holdAttempt?: number
  /** Attempts counted for a booking without a payment, taken back when it is released. */
  readonly unpaidAttempts?: readonly number[]
}

/** Returns an item as it was quoted. */
export function quotedOf({ snapshot }: { readonly snapshot: object }): QuotedItem {
  return snapshot as QuotedItem
}

/** Whether an item is still what was quoted. */
export function isAsQuoted(
  item: { readonly snapshot: object },
  was: Pick<QuotedItem, 'rateKey' | 'subject'>,
): boolean {
  const { rateKey, subject } = quotedOf(item)
  return rateKey === was.rateKey && sameJson(subject as Json, was.subject as Json)
}

/** Returns what a booking recorded at its creation. */
export function snapshotOf({ snapshot }: { readonly snapshot: object }): BookingSnapshot {
  return snapshot as BookingSnapshot
}

/** Returns the party of an item, by its position in the booking. */
export function partyOfItem(booking: BookingWithItems, id: string): Party {
  const party = snapshotOf(booking).parties[booking.items.findIndex((item) => item.id === id)]
  if (party === undefined) throw new Error('an item has a party')
  return party
}

interface BookingWithItems {
  readonly snapshot: object
  readonly items: readonly { readonly id: string }[]
}
