import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { DealPrice, PriceLine } from './supplier-price.ts'

export interface CarCriteria {
  readonly pickUp: CarHandover
  readonly return: CarHandover
  readonly driverAge: number
  /** ISO 3166-1 alpha-2. */
  readonly countryOfResidence: string
  readonly limit: number
}

/** Where and when a car is handed over; local time at the desk, YYYY-MM-DDTHH:mm:ss. */
export interface CarHandover {
  readonly point: GeoPoint
  readonly dateTime: string
}

export interface CarOffer {
  readonly id: string
  /** ACRISS code, e.g. `ECMR`. */
  readonly acriss: string
  /** The class in words, e.g. `Economy`. */
  readonly className: string
  /** The example vehicle of the class. */
  readonly vehicle: string
  readonly provider: { readonly name: string; readonly logo: string; readonly guestRating: number }
  readonly seats: number
  readonly bags: number
  readonly doors: number
  readonly picture: string
  readonly pickUpDesk: CarDesk
  readonly returnDesk: CarDesk
  /** For the whole rental, with every mandatory fee. */
  readonly price: DealPrice & { readonly priceLines: readonly PriceLine[] }
  readonly vehiclesLeft: number
}

export interface CarDesk {
  readonly name: string
  readonly position: GeoPoint
}
