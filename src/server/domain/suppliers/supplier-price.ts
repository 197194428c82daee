/** A part of a price, named by a code that the texts word. */
export interface PriceLine {
  readonly code: string
  readonly amount: number
}

/**
 * What a supplier asks, in whole minor units of its own currency, before markup: `base` is the sum of `nightly`, `net` is
 * base with every tax and fee, and nothing else is ever added to it but what is paid at the property. Taxes and fees are shares
 * of `base`: a charge of a fixed sum that anybody can look up belongs to the nights, since its share of the price would tell the rest.
 */
export interface SupplierPrice {
  readonly currency: string
  /** For all rooms, before taxes; local dates in order. */
  readonly nightly: readonly { readonly date: string; readonly amount: number }[]
  readonly base: number
  readonly taxes: readonly PriceLine[]
  readonly fees: readonly PriceLine[]
  /** What the agency pays. */
  readonly net: number
  /** What the public pays elsewhere, never below net. */
  readonly retail: number
  /** Below it the supplier lets nobody sell; between net and retail, null where it does not mind. */
  readonly minimumSelling: number | null
  /** Paid to the property itself, beside the price and in the currency of its country. */
  readonly dueAtProperty: readonly (PriceLine & { readonly currency: string })[]
}
