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
  /** How often what is held was replaced, or was about to be: each hold has a separate reference. */
  readonly holds: number
  /** How often a change was requested after the confirmation. */
  readonly changes: number
  /** The supplier's reference of the current hold; absent in records of an earlier version. */
  readonly reference?: string
  /** Another hold that was requested; absent once its outcome is stored. */
  readonly replacing?: OctoReplacement
  /** A change that was requested after the confirmation; absent once its outcome is stored. */
  readonly amending?: OctoAmendment
  /** A change of the supplier that is being accepted; absent once the supplier has answered. */
  readonly moving?: OctoMove
  /** The reason of a cancellation that was requested. */
  readonly cancelReason?: string | null
}

/** What a reseller gives of a booking and may change. */
export type OctoContents = Pick<
  OctoRecord,
  'availabilityId' | 'unitItems' | 'contact' | 'notes' | 'resellerReference' | 'questionAnswers' | 'pickup'
>

export interface OctoReplacement {
  readonly becomes: OctoContents &
    Pick<OctoRecord, 'price' | 'holds'> &
    Required<Pick<OctoRecord, 'reference'>>
  readonly rateKey: string
  readonly minutes: number
}

export interface OctoMove {
  /** The supplier's id of the change. */
  readonly change: string
  readonly availabilityId: string
}

export interface OctoAmendment {
  /** Its name at the supplier. */
  readonly amendment: string
  readonly becomes: OctoContents & Pick<OctoRecord, 'price'>
}
