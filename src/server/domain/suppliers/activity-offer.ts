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
  /** Guest rating, 0 to 5. */
  readonly guestRating: number
  readonly picture: string
  /** The category, by which a selection is varied. */
  readonly category: string
  /** From the searched point to the centre of the activity's place. */
  readonly distanceMiles: number
  /** The centre of that place. */
  readonly position: GeoPoint
  readonly price: DealPrice
  readonly vacancies: number
}
