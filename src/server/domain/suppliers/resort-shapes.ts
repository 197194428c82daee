import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { WantedExtra } from './car-rental.ts'
import type { HotelReviews } from './hotel-property.ts'
import type { ProductShapes } from './product-supplier.ts'
import type {
  DescribedUnit,
  Kitchen,
  ResortExtra,
  ResortNights,
  ResortPlace,
  ResortRules,
  ResortWeek,
  WeekRate,
} from './resort-week.ts'
import type { Scenario } from './scenario.ts'
import type { SupplierPrice } from './supplier-price.ts'
import type { CheckInWindow } from './wider-search.ts'

/** Where resorts are searched: any of these ids, or the surroundings of a point. */
export interface ResortArea {
  readonly regions?: readonly string[]
  readonly subregions?: readonly string[]
  readonly resorts?: readonly string[]
  readonly near?: GeoPoint & { readonly name: string; readonly miles: number }
}

export interface ResortSearchCriteria {
  readonly area: ResortArea
  readonly checkIn: CheckInWindow
  readonly nights: ResortNights
  readonly people: number
  readonly needsPrivacy: boolean
  /** At least so many; 0 includes studios. */
  readonly bedrooms: number
  /** At least so much. */
  readonly kitchen: Kitchen
  /** Whether the caller takes an offer at a price; absent if at any. */
  readonly accepts?: (price: SupplierPrice, position: GeoPoint) => boolean
  /** The resort that comes first, if it is found. */
  readonly resortId?: string
  readonly limit: number
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** A unit and its week, with the rate. */
export interface ResortChoice {
  readonly unit: DescribedUnit
  readonly rate: WeekRate
}

/** A resort with its cheapest unit and week within the criteria, and the others, cheapest first. */
export interface ResortSearchOffer {
  readonly resort: ResortPlace
  readonly cheapest: ResortChoice
  readonly others: readonly ResortChoice[]
}

/** Why a search finds no resort (`OfferBatch.none`). */
export type NoResort = 'no_resort' | 'too_many_people' | 'no_unit' | 'no_week' | 'above_maximum'

export interface ResortDetailsQuery {
  /** The key of any unit and week of the resort. */
  readonly rateKey: string
  /** Contained in the rates and their keys; none without. */
  readonly extras?: readonly WantedExtra[]
  /** True if only the key's own rate is needed: `rates` has no others. */
  readonly isAlone?: boolean
}

export interface ResortDetails {
  readonly resort: ResortPlace
  /** In English. */
  readonly about: string
  readonly pictures: readonly string[]
  readonly reviews: HotelReviews
  readonly units: readonly DescribedUnit[]
  /** Free weeks within eight weeks of the key's, by date; the key's own is first, unless it is gone. */
  readonly rates: readonly WeekRate[]
  /** The rate of the key's unit and week; null if it is gone. */
  readonly rate: WeekRate | null
  readonly rules: ResortRules
  readonly extras: readonly ResortExtra[]
  /** How many days before check-in changes end. */
  readonly changeDays: number
}

/** The unit and week that a resort's quote is for. */
export interface QuotedWeek {
  readonly resort: ResortPlace
  readonly unit: DescribedUnit
  readonly week: ResortWeek
  readonly people: number
  readonly rules: ResortRules
  readonly extras: readonly WantedExtra[]
  /** The extras that the unit can have, for changes. */
  readonly offered: readonly Pick<ResortExtra, 'code' | 'maximum'>[]
  readonly changeDays: number
  /** True if it could no longer be changed when it was quoted. */
  readonly changesEnded?: boolean
}

/** What changes in a booked week. */
export interface WeekChange {
  /** Another unit or week of the resort; the booked one without it. */
  readonly rateKey?: string
  readonly extras: readonly WantedExtra[]
}

export interface ResortShapes extends ProductShapes {
  readonly criteria: ResortSearchCriteria
  readonly offer: ResortSearchOffer
  readonly detailsQuery: ResortDetailsQuery
  readonly details: ResortDetails
  readonly subject: QuotedWeek
}
