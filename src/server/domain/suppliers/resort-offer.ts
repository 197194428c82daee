import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Stay } from './hotel-offer.ts'
import type { DealPrice } from './supplier-price.ts'

export interface ResortCriteria {
  readonly point: GeoPoint
  /** Check-in; a deal is for seven nights. */
  readonly start: string
  readonly limit: number
}

/** A region, or, if it has a parent, a subregion. */
export interface ResortRegion {
  readonly id: string
  readonly name: string
  readonly parentId?: string
}

export interface ResortSuggestion extends GeoPoint {
  readonly id: string
  readonly name: string
  /** Its name and location, e.g. `Algarve, Mediterranean`. */
  readonly label: string
  readonly type: 'resort' | 'region' | 'subregion' | 'city'
}

export interface ResortUnit {
  readonly id: string
  readonly name: string
  /** 0 is a studio. */
  readonly bedrooms: number
  readonly sleeps: number
  readonly kitchen: 'none' | 'partial' | 'full'
}

/** A unit of a resort with its price for the stay. */
export interface ResortOffer {
  readonly unit: ResortUnit
  readonly resort: {
    readonly id: string
    readonly name: string
    readonly location: string
    readonly position: GeoPoint
    readonly guestRating: number
    readonly picture: string
  }
  readonly distanceMiles: number
  readonly stay: Stay
  readonly price: DealPrice
}

export interface ResortAvailabilityCriteria {
  readonly resortId: string
  readonly stay: Stay
}

export interface UnitAvailability {
  readonly unit: ResortUnit
  /** Units of this type that are free on every night; 0 if sold out. */
  readonly unitsLeft: number
  readonly price: DealPrice
  /** The resort's position. */
  readonly position: GeoPoint
}
