import type { ItemOutcome } from './item-outcome.ts'
import type { ItemEvent, ItemState } from './item-states.ts'

export interface NewItem {
  /** A UUID; the supplier knows it as our reference. */
  id: string
  product: string
  supplier: string
  supplierReference: string | null
  holdExpiresAt: Date | null
  /** Local days, such as `2026-03-01`. */
  startsOn: string
  endsOn: string
  /** The item as quoted; plain data. */
  snapshot: object
}

export interface BookingItem extends NewItem {
  bookingId: string
  state: ItemState
  /** What became known since; null if nothing. */
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
  /** The quote's terms for all items, with travellers and contact; plain data. */
  snapshot: object
  /** Each begins on hold. */
  items: readonly NewItem[]
  /** Who books it, as in every later step. */
  actor: string
}

export interface Booking extends Omit<NewBooking, 'items' | 'actor'> {
  /** The short code for people, such as LV-7K3QX9. */
  reference: string
  createdAt: Date
  items: BookingItem[]
  /** Whether the owner of its address took it back from another account: no key opens it any more. */
  isReassigned: boolean
}

/** A step of an item, with its actor and what becomes known in it. */
export interface ItemStep {
  event: ItemEvent
  /** Id of a person, or `guest`, `supplier`, `gateway` or `system`. */
  actor: string
  reason?: string
  supplierReference?: string
  holdExpiresAt?: Date | null
  /** Replaces the previous outcome. */
  outcome?: ItemOutcome
  /** The new content, if it was changed; plain data. */
  snapshot?: object
  /** Local days, if they were changed. */
  startsOn?: string
  endsOn?: string
}

/**
 * How a guest booking came into an account: by its proven address, from no account (`address`) or from another
 * account (`reassignment`), or by its access link (`link`).
 */
export type ClaimedBy = 'address' | 'link' | 'reassignment'

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

/** Whose bookings to return. */
export type BookingsOf = { personId: string } | 'agency'

export interface BookingPage {
  limit: number
  /** Id of the last booking of the page before. */
  after?: string | undefined
  /** Only upcoming, past or failed bookings as of that local day. */
  phase?: { is: BookingPhase; today: string } | undefined
  filter?: BookingFilter | undefined
}

export type BookingPhase = 'upcoming' | 'past' | 'cancelled'

/** The filter of a list. */
export interface BookingFilter {
  /** Part of a reference, or of a name or e-mail address of the booker or a traveller. */
  search?: string | undefined
  state?: ItemState | undefined
  /** Local days between which the stay begins. */
  from?: string | undefined
  to?: string | undefined
}
