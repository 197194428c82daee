/** A contact of OCTO; every field may be missing. */
export interface OctoContact {
  readonly fullName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly emailAddress: string | null
  readonly phoneNumber: string | null
  readonly locales: readonly string[]
  readonly postalCode: string | null
  readonly country: string | null
  readonly notes: string | null
}

/** An answer of a reseller to a question, by its id. */
export interface OctoAnswer {
  readonly questionId: string
  readonly value: string
}

/** Where travellers are picked up: at a point of the option, or at the address in `hotel`. */
export interface OctoPickup {
  readonly isRequested: boolean
  readonly pointId: string | null
  readonly hotel: string | null
}

export interface OctoUnitItem {
  readonly uuid: string
  readonly unitId: string
  readonly resellerReference: string | null
  readonly contact: OctoContact
  readonly questionAnswers?: readonly OctoAnswer[]
}

/** Amounts in minor units: `original` before savings, `retail` as sold, `net` for the reseller. */
export interface OctoPrice {
  readonly original: number
  readonly retail: number
  readonly net: number
  readonly currency: string
}

export type OctoCancellation = {
  readonly refund: 'FULL' | 'PARTIAL' | 'NONE'
  readonly reason: string | null
  readonly utcCancelledAt: string
}

/** What is stored of a reseller's booking. Moments are ISO 8601. */
export interface OctoRecord {
  readonly uuid: string
  readonly resellerReference: string | null
  readonly supplierReference: string | null
  readonly state: 'held' | 'confirmed' | 'pending' | 'rejected' | 'cancelled'
  readonly createdAt: string
  readonly updatedAt: string
  readonly expiresAt: string | null
  readonly confirmedAt: string | null
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly contact: OctoContact
  readonly notes: string | null
  readonly unitItems: readonly OctoUnitItem[]
  readonly questionAnswers?: readonly OctoAnswer[]
  readonly pickup?: OctoPickup
  readonly price: OctoPrice
  readonly cancellation: OctoCancellation | null
  /** How often what is held was replaced: each hold has a separate reference. */
  readonly holds: number
  /** How often it was changed after the confirmation. */
  readonly changes: number
}
