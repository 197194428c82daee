import type { policyTimeline } from '../../../../tenant/policy-timeline.ts'

/** A postal address in parts. */
export interface Address {
  line: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** Cancellation policy: what it costs and when. */
export type Policy = Parameters<typeof policyTimeline>[0]

/** When an item takes place, in the time zone of its place. */
export interface Period {
  /** First and last day, YYYY-MM-DD. */
  start: string
  end: string
  /** HH:mm; omitted if the day counts as a whole. */
  startTime?: string
  endTime?: string
}

/** What the spine needs to know about an item of any product. */
export interface ItemFacts {
  /** Name of the item. */
  title: string
  period: Period
  /** Null if there is no address to go to. */
  address: Address | null
  /** The place whose time zone the item's times are in. */
  place: string
  policy: Policy
  /** True if the whole total is paid at the property and nothing here. */
  isPaidLocally: boolean
}

/** Travellers who belong together, such as those of one room, cabin or vehicle. */
export interface PartyGroup {
  /** Short, with a number; it also appears elsewhere on the page. */
  name: string
  /** Who was booked for: `2 adults`. */
  hint: string
}

/** The unit of a second, smaller price, such as a night. */
export interface PriceUnit {
  label: string
  count: number
}

/** A fact of an item that a change affects. */
export interface ChangedFact {
  label: string
  was: string
  becomes: string
}

/** Texts of the product on a trip's card. */
export interface TripTexts {
  /** Length: `3 nights`; null if the dates are enough. */
  length: string | null
  /** Travellers: `2 guests`. */
  party: string
}
