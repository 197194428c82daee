/** An amount in whole minor units (cents) of an ISO 4217 currency. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/**
 * What a supplier asks for an offer, for the whole stay, rental, visit or week. Markup, the visitor's currency and who may
 * see what live above the port.
 */
export interface Price {
  /** What the agency pays, with every mandatory tax and fee: the 'Wholesale Rate' of spec §2.5. */
  readonly net: Money
  /** What the public pays elsewhere, in the same currency and never below net: the 'Retail Price'. */
  readonly retail: Money
  /** Below it the supplier lets nobody sell, in the same currency; left out where it does not mind. */
  readonly minimumSelling?: Money
}
