import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { CardKind } from './car-rental.ts'
import type { ResortRegion } from './resort-offer.ts'
import type { SupplierPrice } from './supplier-price.ts'

/** The lengths of a stay. */
export const resortNights = [7, 4, 3] as const
export type ResortNights = (typeof resortNights)[number]

/** From the least to the most. */
export const kitchens = ['none', 'partial', 'full'] as const
export type Kitchen = (typeof kitchens)[number]

export type UnitBed = 'king' | 'queen' | 'double' | 'twin' | 'sofa_bed' | 'bunk' | 'murphy'
export type UnitView = 'none' | 'garden' | 'pool' | 'sea' | 'mountain' | 'lake' | 'golf'

export type ResortAmenity =
  | 'pool'
  | 'heated_pool'
  | 'beachfront'
  | 'spa'
  | 'gym'
  | 'restaurant'
  | 'bar'
  | 'kids_club'
  | 'playground'
  | 'tennis'
  | 'golf'
  | 'ski_in'
  | 'ski_storage'
  | 'sauna'
  | 'hot_tub'
  | 'barbecue'
  | 'laundry'
  | 'wifi'
  | 'parking'
  | 'car_charging'
  | 'bicycle_hire'
  | 'water_sports'
  | 'step_free'
  | 'lift'
  | 'air_conditioning'
  | 'fireplace'
  | 'pets_welcome'

/** A type of unit of a resort, with its picture. */
export interface DescribedUnit {
  readonly id: string
  readonly name: string
  /** 0 is a studio. */
  readonly bedrooms: number
  readonly baths: number
  /** At most. */
  readonly sleeps: number
  /** In bedrooms with a bath that is reached without crossing another one. */
  readonly sleepsInPrivacy: number
  readonly beds: readonly UnitBed[]
  readonly kitchen: Kitchen
  readonly squareMetres: number
  readonly hasLaundry: boolean
  /** Not guaranteed. */
  readonly view: UnitView
  readonly isAccessible: boolean
  readonly picture: string
}

/** A resort, as far as lists need it. */
export interface ResortPlace {
  readonly id: string
  readonly name: string
  readonly region: ResortRegion
  readonly subregion: ResortRegion
  /** The nearby town. */
  readonly place: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly position: GeoPoint
  /** IANA name. */
  readonly timeZone: string
  /** 0 to 5. */
  readonly guestRating: number
  readonly reviewCount: number
  /** From the searched point; absent without one. */
  readonly distance?: { readonly miles: number; readonly from: string }
  readonly airport?: { readonly iata: string; readonly name: string; readonly kilometres: number }
  readonly isAdultsOnly: boolean
  readonly picture: string
  readonly amenities: readonly ResortAmenity[]
}

/** The days of a unit, local dates YYYY-MM-DD. Guests may arrive later, and the days stay the same. */
export interface ResortWeek {
  readonly checkIn: string
  readonly checkOut: string
  readonly nights: ResortNights
}

/** What a resort asks of its guests; times are HH:mm. */
export interface ResortRules {
  readonly checkInFrom: string
  readonly checkInUntil: string
  readonly checkOutBy: string
  /** Of the guest who checks in. */
  readonly minimumAge: number
  /** For the deposit and what is due there. */
  readonly acceptedCards: readonly CardKind[]
  /** Returned after the stay; absent if there is none. */
  readonly deposit?: Money
  readonly needsPhotoId: boolean
  readonly phone: string
  readonly address: string
}

export type ResortExtraCode =
  | 'guest_certificate'
  | 'linen'
  | 'cot'
  | 'late_check_out'
  | 'extra_cleaning'
  | 'crib_set'
  | 'firewood'
  | 'parking'
  | 'insurance'

/** Something that can be booked with a unit. */
export interface ResortExtra {
  readonly code: ResortExtraCode
  readonly maximum: number
  readonly paidAt: 'here' | 'resort'
  /** Of one; net if it is paid here. */
  readonly price: Money
  /** Whether it is collected for the resort and takes no markup. */
  readonly isPassedThrough: boolean
}

/** A unit for a week, which has its price with the extras of its key. */
export interface WeekRate {
  readonly rateKey: string
  readonly unitId: string
  readonly week: ResortWeek
  readonly policy: CancellationPolicy
  /** Free units of the type. */
  readonly left: number
  readonly isBargain: boolean
  readonly price: SupplierPrice
}
