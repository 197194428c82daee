import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { HotelCriteria, RoomOccupancy, Stay } from './hotel-offer.ts'
import type { HotelAmenity, HotelProperty } from './hotel-property.ts'
import type { HotelRate, RateTerms, RoomType } from './hotel-room.ts'
import type { ProductShapes } from './product-supplier.ts'
import type { Scenario } from './scenario.ts'

export interface HotelSearchCriteria extends HotelCriteria {
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** A property with its cheapest rate for the stay, and other rates with other conditions. */
export interface HotelSearchOffer {
  readonly id: string
  readonly name: string
  readonly stars: number
  /** Guest rating, 0 to 5, and the number of ratings. */
  readonly guestRating: number
  readonly reviewCount: number
  readonly position: GeoPoint
  /** From the centre of the named reference place. */
  readonly distance: { readonly miles: number; readonly from: string }
  readonly picture: string
  readonly amenities: readonly HotelAmenity[]
  /** Its price is that of the property's deal. */
  readonly cheapest: HotelRate
  readonly cheapestRoom: Pick<RoomType, 'code' | 'kind' | 'view'>
  /**
   * For each free combination of board, refundability and payment the property's cheapest rate, unless it is
   * `cheapest`.
   */
  readonly others: readonly HotelRate[]
}

export interface HotelStayQuery {
  readonly stay: Stay
  readonly rooms: readonly RoomOccupancy[]
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
}

export interface HotelDetailsQuery {
  readonly hotelId: string
  /** Null: the property alone, without rates. */
  readonly stay: HotelStayQuery | null
  /** The place as the traveller wrote it, if a search led here. */
  readonly placeName?: string
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

export interface HotelDetails {
  readonly property: HotelProperty
  /**
   * Every room type, cheapest first, with its free rates for the stay, cheapest first; no rates if it is sold out or
   * too small.
   */
  readonly rooms: readonly { readonly room: RoomType; readonly rates: readonly HotelRate[] }[]
}

/** The stay that a hotel's quote is for. */
export interface QuotedStay extends RateTerms {
  readonly property: HotelProperty
  readonly room: RoomType
  readonly stay: Stay
  readonly occupancies: readonly RoomOccupancy[]
}

/** What changes in a booked stay. */
export interface HotelChange {
  readonly stay: Stay
  readonly occupancies: readonly RoomOccupancy[]
}

export interface HotelShapes extends ProductShapes {
  readonly criteria: HotelSearchCriteria
  readonly offer: HotelSearchOffer
  readonly detailsQuery: HotelDetailsQuery
  readonly details: HotelDetails
  readonly subject: QuotedStay
}
