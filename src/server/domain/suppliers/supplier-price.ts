/** A price line apart from the booked item itself, named by a code with a text. */
export interface PriceLine {
  readonly code: string
  readonly kind: 'tax' | 'fee'
  readonly amount: number
  /**
   * `standard` lines take their share of the markup. `pass_through` lines are collected for another party: they take
   * no markup and their amount is public. A percentage of the price must not be passed through, because it would
   * reveal the wholesale rate.
   */
  readonly treatment: 'standard' | 'pass_through'
}

/** A part of the booked item itself, such as a night. */
export interface BreakdownPart {
  /** A code with a text, such as `night`, or the supplier's own text. */
  readonly label: string
  /** YYYY-MM-DD, local date. Absent if the part belongs to no day. */
  readonly date?: string
  readonly amount: number
}

/** A charge paid at the place itself, outside the price and in the local currency. */
export interface LocalCharge {
  readonly code: string
  readonly amount: number
  readonly currency: string
}

/**
 * A supplier's price before markup, in whole minor units of its currency: `base` is the sum of `breakdown`, `net` is
 * base plus every price line. Only charges paid locally come on top. Fixed public charges must be passed through: as
 * shares of `base` they would reveal the rest.
 */
export interface SupplierPrice {
  readonly currency: string
  /** Before taxes and fees, for all guests; empty if the price has no parts. */
  readonly breakdown: readonly BreakdownPart[]
  readonly base: number
  readonly priceLines: readonly PriceLine[]
  /** The agency's cost. */
  readonly net: number
  /** The public price elsewhere, never below net. */
  readonly retail: number
  /** The supplier's minimum selling price, between net and retail; null if there is none. */
  readonly minimumSelling: number | null
  readonly dueLocally: readonly LocalCharge[]
}

/**
 * The part of it that a deal needs: the price of the whole stay, rental, visit or week. Its lines are absent if none is
 * passed through.
 */
export type DealPrice = Pick<SupplierPrice, 'currency' | 'net' | 'retail' | 'minimumSelling'> &
  Partial<Pick<SupplierPrice, 'priceLines'>>
