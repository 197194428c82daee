import type { Party } from '../../../contract/types.ts'
import { type Json, sameJson } from '../../../tenant/settings/json.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { Discount } from './discounts.ts'

/** What a quote says of all of its items together. Amounts are in minor units of `currency`. Plain data. */
export interface QuoteTerms {
  readonly currency: string
  /** The sum of the items' totals. */
  readonly total: number
  /** What the traveller saw before, where it was another total. */
  readonly shownTotal: Money | null
  readonly discounts: readonly Discount[]
  readonly promoCode: string | null
  readonly usesCredits: boolean
  /** Whose wallet it is that gives something. */
  readonly creditsOf: string | null
  /** What is paid here with the booking; later entries are in `paymentPlan`. */
  readonly dueNow: number
  /** Of how many minor units all that is paid here is a multiple. */
  readonly step: number
  /** What is paid here is nothing, or no less. */
  readonly least: number
  /** The proposal that is booked by it. */
  readonly proposalId?: string
}

/** All that a quote was made of: what is booked by it costs just this. Plain data. */
export interface QuoteSnapshot extends QuoteTerms {
  readonly items: readonly QuotedItem[]
}

export interface BookingContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** What a booking keeps of its moment, beside what each of its items keeps ({@link QuotedItem}). */
export interface BookingSnapshot {
  readonly quote: QuoteTerms
  readonly contact: BookingContact
  /** Of each item, in the order of their lines. */
  readonly parties: readonly Party[]
  readonly requests: string
  readonly arrival: string | null
  /** Where it was booked, for the demo's mails; elsewhere mails lead to the agency's own host. */
  readonly origin: string
  /** What was counted of who holds it, until it is open no more; none where the request was taken over from a dead server. */
  readonly holdAttempts?: readonly number[]
  /** The same in a booking of an earlier version. */
  readonly holdAttempt?: number
  /** What was counted for it where nothing is paid here, to be taken back when it is given back. */
  readonly unpaidAttempts?: readonly number[]
}

/** Gives what an item was quoted as. */
export function quotedOf({ snapshot }: { readonly snapshot: object }): QuotedItem {
  return snapshot as QuotedItem
}

/** Whether an item is still what it was. */
export function isAsQuoted(
  item: { readonly snapshot: object },
  was: Pick<QuotedItem, 'rateKey' | 'subject'>,
): boolean {
  const { rateKey, subject } = quotedOf(item)
  return rateKey === was.rateKey && sameJson(subject as Json, was.subject as Json)
}

/** Gives what a booking keeps of its moment. */
export function snapshotOf({ snapshot }: { readonly snapshot: object }): BookingSnapshot {
  return snapshot as BookingSnapshot
}

/** Gives the party of an item, by its place in its booking. */
export function partyOfItem(booking: Parted, id: string): Party {
  const party = snapshotOf(booking).parties[booking.items.findIndex((item) => item.id === id)]
  if (party === undefined) throw new Error('an item has a party')
  return party
}

interface Parted {
  readonly snapshot: object
  readonly items: readonly { readonly id: string }[]
}
