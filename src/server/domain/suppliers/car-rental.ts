import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { AcrissClass } from './acriss.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { SupplierPrice } from './supplier-price.ts'

export interface Vehicle extends AcrissClass {
  readonly acriss: string
  /** An example, without 'or similar'. */
  readonly model: string
  readonly seats: number
  readonly doors: number
  readonly largeBags: number
  readonly smallBags: number
  /** Of an electric car. */
  readonly rangeKm?: number
  readonly picture: string
}

export type DeskKind =
  | 'in_terminal'
  | 'rental_center'
  | 'shuttle'
  | 'meet_and_greet'
  | 'call_for_pick_up'
  | 'downtown'
  | 'station'

/** Local times, HH:mm; `until` is 24:00 at midnight. */
export interface OpenHours {
  readonly from: string
  readonly until: string
}

/** A rental desk. */
export interface RentalDesk {
  readonly id: string
  readonly name: string
  readonly kind: DeskKind
  /** IATA code. */
  readonly airport?: string
  readonly address: string
  readonly phone: string
  readonly position: GeoPoint
  /** IANA name. */
  readonly timeZone: string
  /** 0 to 5. */
  readonly rating: number
  readonly reviewCount: number
  readonly distance: { readonly miles: number; readonly from: string }
  /** From Monday to Sunday; an empty day is closed. Absent in lists. */
  readonly hours?: readonly (readonly OpenHours[])[]
}

export interface RentalHandover {
  readonly desk: RentalDesk
  /** Local time at the desk, YYYY-MM-DDTHH:mm:ss. */
  readonly at: string
  /** Possible outside the desk's hours for a fee. */
  readonly isOutOfHours: boolean
}

export type CarPayment = 'now' | 'at_desk'
export type FuelPolicy = 'full_to_full' | 'same_to_same' | 'full_to_empty' | 'charged_to_same'
/** From the least to the most. */
export const coverLevels = ['basic', 'cover', 'zero_excess'] as const
export type CoverLevel = (typeof coverLevels)[number]
export type CardKind = 'credit' | 'debit' | 'cash'
export type IncludedInRental =
  | 'collision_damage'
  | 'theft_protection'
  | 'third_party'
  | 'unlimited_mileage'
  | 'airport_fee'
  | 'local_taxes'
  | 'roadside_assistance'
  | 'free_cancellation'
  | 'amendments'

/** Amounts are in the desk's currency. */
export interface CarCover {
  readonly level: CoverLevel
  readonly damageExcess: Money
  readonly theftExcess: Money
  /** Blocked on the driver's card at the desk. */
  readonly deposit: Money
}

/** Kilometres of the whole rental. */
export interface Mileage {
  readonly isUnlimited: boolean
  readonly limitKm?: number
  readonly extraPerKm?: Money
}

/** Where a rented car may go. */
export interface RentalTerritory {
  readonly ferries: 'allowed' | 'not_allowed'
  /** `with_extra`: with the extra `cross_border`. */
  readonly abroad: 'allowed' | 'with_extra' | 'not_allowed'
}

/** A car for a time, from desk to desk. */
export interface Rental {
  readonly carId: string
  readonly vehicle: Vehicle
  readonly provider: { readonly code: string; readonly name: string; readonly logo: string }
  readonly pickUp: RentalHandover
  readonly dropOff: RentalHandover
  /** Charged days of 24 hours, after the grace period. */
  readonly days: number
  readonly graceMinutes: number
  readonly driverAge: number
  /** ISO 3166-1 alpha-2. */
  readonly residence: string
  readonly minimumAge: number
  readonly maximumAge?: number
  /** How long the driver must have had a licence. */
  readonly licenceYears: number
  readonly mileage: Mileage
  readonly fuelPolicy: FuelPolicy
  readonly acceptedCards: readonly CardKind[]
  readonly included: readonly IncludedInRental[]
  /** Where the car may go. Absent in lists, and if the supplier does not say. */
  readonly territory?: RentalTerritory
}

/** A car under one cover and payment. */
export interface CarRate {
  readonly rateKey: string
  readonly cover: CarCover
  readonly payment: CarPayment
  readonly policy: CancellationPolicy
  /** Free cars of the class. */
  readonly left: number
  readonly price: SupplierPrice
}

/** A number of one extra. */
export interface WantedExtra {
  readonly code: string
  readonly count: number
}

/** Something that can be booked with the car; the price is for the whole rental, with its cap. */
export interface CarExtra {
  readonly code: string
  readonly maximum: number
  readonly paidAt: 'here' | 'desk'
  /** Of one; net if it is paid here. */
  readonly price: Money
  /** True if more days would not raise its price. */
  readonly isCapped: boolean
}
