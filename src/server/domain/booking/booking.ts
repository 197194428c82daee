import type { ItemOutcome } from './item-outcome.ts'
import type { ItemEvent, ItemState } from './item-states.ts'

export interface NewItem {
  /** A UUID; the supplier knows it as our reference. */
  id: string
  product: string
  /** The name of whom it is booked with. */
  supplier: string
  supplierReference: string | null
  holdExpiresAt: Date | null
  /** Local days as `2026-03-01`. */
  startsOn: string
  endsOn: string
  /** What was quoted of it, as it was then; plain data. */
  snapshot: object
}

export interface BookingItem extends NewItem {
  bookingId: string
  state: ItemState
  /** What is known of it since; null for nothing. */
  outcome: ItemOutcome | null
}

export interface NewBooking {
  /** A UUID. */
  id: string
  personId: string | null
  contactEmail: string
  agencyVersion: number
  language: string
  currency: string
  /** In minor units. */
  total: number
  /** What the quote said of all items together, travellers, contact and terms; plain data. */
  snapshot: object
  /** Each begins on hold. */
  items: readonly NewItem[]
  /** Whoever books it, as in every step after. */
  actor: string
}

export interface Booking extends Omit<NewBooking, 'items' | 'actor'> {
  /** What people call it by, such as LV-7K3QX9. */
  reference: string
  createdAt: Date
  items: BookingItem[]
  /** Whose address it was booked with took it over from another account: no key opens it any more. */
  isReassigned: boolean
}

/** What happens to an item, by whom, and what is known of it from then on. */
export interface ItemStep {
  event: ItemEvent
  /** Id of a person, or `guest`, `supplier`, `gateway` or `system`. */
  actor: string
  reason?: string
  supplierReference?: string
  holdExpiresAt?: Date | null
  /** Takes the place of what was known. */
  outcome?: ItemOutcome
  /** What is booked from now on, where that was changed; plain data. */
  snapshot?: object
  /** Local days, where they were changed. */
  startsOn?: string
  endsOn?: string
}

/**
 * How a guest's booking came into an account: by the address that it was booked with, which was proved to be the account's, out
 * of no other (`address`) or out of another (`reassignment`); or by its access link (`link`).
 */
export type ClaimedBy = 'address' | 'link' | 'reassignment'

/** A step that was taken. */
export interface BookingEvent {
  itemId: string | null
  paymentId: string | null
  at: Date
  event: string
  /** Null for the first. */
  from: string | null
  to: string
  amount: number | null
  actor: string
  reason: string | null
}

/** Whose bookings are asked for. */
export type BookingsOf = { personId: string } | 'agency'

export interface BookingPage {
  limit: number
  /** Id of the last booking of the page before. */
  after?: string | undefined
  /** Only what is to come or under way on that local day, what was, or what came to nothing. */
  phase?: { is: BookingPhase; today: string } | undefined
  filter?: BookingFilter | undefined
}

export type BookingPhase = 'upcoming' | 'past' | 'cancelled'

/** What a list is narrowed to. */
export interface BookingFilter {
  /** Part of a reference, or of a name or an e-mail address of who booked or travels. */
  search?: string | undefined
  state?: ItemState | undefined
  /** Local days between which the stay begins. */
  from?: string | undefined
  to?: string | undefined
}
