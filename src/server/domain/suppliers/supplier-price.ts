/** What of a price is not for what is booked itself, named by a code that the texts word. */
export interface PriceLine {
  readonly code: string
  readonly kind: 'tax' | 'fee'
  readonly amount: number
  /**
   * `standard` lines take their share of the markup. `pass_through` lines are collected for somebody else: they take no markup and
   * everybody sees their amount. A share of the price is never passed through, since its amount would tell the wholesale rate.
   */
  readonly treatment: 'standard' | 'pass_through'
}

/** A part of what is booked itself, such as a night. */
export interface BreakdownPart {
  /** A code that the texts word, such as `night`, or the supplier's own text. */
  readonly label: string
  /** YYYY-MM-DD, at the place. Left out where the part is of no day. */
  readonly date?: string
  readonly amount: number
}

/** What is paid at the place itself, beside the price and in the place's currency. */
export interface LocalCharge {
  readonly code: string
  readonly amount: number
  readonly currency: string
}

/**
 * What a supplier asks, in whole minor units of its own currency, before markup: `base` is the sum of `breakdown`, `net` is
 * base with every price line, and nothing else is ever added to it but what is paid at the place itself. Standard lines are shares
 * of `base`: a charge of a fixed sum that anybody can look up is passed through, since its share of the price would tell the rest.
 */
export interface SupplierPrice {
  readonly currency: string
  /** Before taxes and fees, for everybody; empty where the price has no parts. */
  readonly breakdown: readonly BreakdownPart[]
  readonly base: number
  readonly priceLines: readonly PriceLine[]
  /** What the agency pays. */
  readonly net: number
  /** What the public pays elsewhere, never below net. */
  readonly retail: number
  /** Below it the supplier lets nobody sell; between net and retail, null where it does not mind. */
  readonly minimumSelling: number | null
  readonly dueLocally: readonly LocalCharge[]
}

/** What of it a deal tells: what the whole stay, rental, visit or week costs, without its parts. */
export type DealPrice = Pick<SupplierPrice, 'currency' | 'net' | 'retail' | 'minimumSelling'>
