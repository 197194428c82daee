import type { policyTimeline } from '../../../../tenant/policy-timeline.ts'

/** An address as it is written on a letter, in parts. */
export interface Address {
  line: string
  city: string
  /** ISO 3166-1, two letters. */
  country: string
}

/** What a cancellation costs and when. */
export type Policy = Parameters<typeof policyTimeline>[0]

/** What the spine has to know of an item, whatever the product. */
export interface ItemFacts {
  /** What it is called. */
  title: string
  /** First and last day, YYYY-MM-DD, by the clocks of the place. */
  period: { start: string; end: string }
  /** Null where there is no address to go to. */
  address: Address | null
  /** The place by whose clocks its times are given. */
  place: string
  policy: Policy
  /** The total is paid at the place itself, and nothing of it here. */
  isPaidLocally: boolean
}

/** People of a party who belong together, as those of one room, cabin or vehicle. */
export interface PartyGroup {
  /** Short, with its number: also used for a name shown elsewhere on the page. */
  name: string
  /** Who was asked for: `2 adults`. */
  hint: string
}

/** The unit by which a product's total is shown a second time, such as a night. */
export interface PriceUnit {
  label: string
  count: number
}

/** Something of an item that is another by a change. */
export interface ChangedFact {
  label: string
  was: string
  becomes: string
}

/** What a trip's card says of the product. */
export interface TripTexts {
  /** How long: `3 nights`; null where the dates say it. */
  length: string | null
  /** For how many: `2 guests`. */
  party: string
}
