import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { DealPrice } from './supplier-price.ts'

export interface ActivityCriteria {
  readonly point: GeoPoint
  readonly radiusMiles: number
  /** Local date of the visit, YYYY-MM-DD. */
  readonly date: string
  readonly limit: number
}

/** A product (OCTO) with its price for one adult on the day. */
export interface ActivityOffer {
  readonly productCode: string
  readonly title: string
  readonly durationMinutes: number
  readonly isFreeCancellation: boolean
  /** What guests say, 0 to 5. */
  readonly guestRating: number
  readonly picture: string
  /** What kind of thing it is, so that a choice can be varied. */
  readonly category: string
  /** From the point that was asked for to the centre of the place where it is. */
  readonly distanceMiles: number
  /** The centre of that place. */
  readonly position: GeoPoint
  readonly price: DealPrice
  readonly vacancies: number
}
