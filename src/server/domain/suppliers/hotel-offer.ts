import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { DealPrice } from './supplier-price.ts'

/** The guests of one room. */
export interface RoomOccupancy {
  readonly adults: number
  /** 0 to 17. */
  readonly childAges: readonly number[]
}

/** Nights from the local date `start` to the local date `end`, YYYY-MM-DD; the last night begins on the day before `end`. */
export interface Stay {
  readonly start: string
  readonly end: string
}

export interface HotelCriteria {
  readonly point: GeoPoint
  readonly radiusMiles: number
  /** The place as the traveller wrote it; selects the reference point among nearby places. */
  readonly placeName: string
  readonly stay: Stay
  readonly rooms: readonly RoomOccupancy[]
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
  /** The maximum number of offers. */
  readonly limit: number
}

/** A property with its best rate for the stay. */
export interface HotelOffer {
  readonly id: string
  readonly name: string
  /** Star class, 1 to 5 in halves. */
  readonly stars: number
  /** Guest rating, 0 to 5. */
  readonly guestRating: number
  readonly position: GeoPoint
  /** From the centre of the named reference place. */
  readonly distance: { readonly miles: number; readonly from: string }
  readonly picture: string
  readonly price: DealPrice
  /** Rooms of this rate that are free on every night of the stay. */
  readonly roomsLeft: number
}
