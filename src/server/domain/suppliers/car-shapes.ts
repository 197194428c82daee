import type { CarCriteria } from './car-offer.ts'
import type {
  CarCover,
  CarExtra,
  CarPayment,
  CarRate,
  CoverLevel,
  Rental,
  Vehicle,
  WantedExtra,
} from './car-rental.ts'
import type { ProductShapes } from './product-supplier.ts'
import type { Scenario } from './scenario.ts'

export interface CarSearchCriteria extends CarCriteria {
  /** The pick-up place as the traveller wrote it. */
  readonly placeName: string
  /** The car that comes first, if it is free. */
  readonly carId?: string
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** A car with its cheapest rate, and the others. */
export interface CarSearchOffer {
  readonly rental: Rental
  /** Its price is that of the car's deal. */
  readonly cheapest: CarRate
  /** Rates with another cover, payment or policy, cheapest first. */
  readonly others: readonly CarRate[]
}

/** The requested car of a search, if it is not free (`OfferBatch.gone`). */
export interface GoneCar extends Pick<Vehicle, 'category' | 'transmission' | 'seats'> {
  /** The name of its desk; absent if it is not near the pick-up. */
  readonly desk?: string
}

/** Why a search finds no car (`OfferBatch.none`). */
export type NoCar =
  | 'no_desk'
  | 'one_way_not_allowed'
  /** The car would be returned in another country. */
  | 'border_not_allowed'
  /** It would be returned on another island, and no company lets its cars go on a ferry. */
  | 'ferry_not_allowed'
  | 'desk_closed'
  | 'driver_too_young'
  | 'driver_too_old'
  | 'sold_out'

export interface CarDetailsQuery {
  /** The key of any rate of the car. */
  readonly rateKey: string
  /** Contained in the rates and their keys; none without. */
  readonly extras?: readonly WantedExtra[]
}

export interface CarDetails {
  readonly rental: Rental
  /** Cheapest first; none if the car is gone. */
  readonly rates: readonly CarRate[]
  /** The rate of the query's cover, payment and policy; null if it is gone. */
  readonly rate: CarRate | null
  readonly extras: readonly CarExtra[]
}

/** The rental that a car's quote is for. */
export interface QuotedRental {
  readonly rental: Rental
  readonly cover: CarCover
  readonly payment: CarPayment
  readonly isRefundable: boolean
  readonly extras: readonly WantedExtra[]
  /** The extras that the car has, for changes. */
  readonly offered: readonly Pick<CarExtra, 'code' | 'maximum'>[]
}

/** What changes in a booked rental. */
export interface RentalChange {
  /** Local times at the desks, YYYY-MM-DDTHH:mm:ss. */
  readonly pickUpAt: string
  readonly dropOffAt: string
  readonly cover: CoverLevel
  readonly extras: readonly WantedExtra[]
}

export interface CarShapes extends ProductShapes {
  readonly criteria: CarSearchCriteria
  readonly offer: CarSearchOffer
  readonly detailsQuery: CarDetailsQuery
  readonly details: CarDetails
  readonly subject: QuotedRental
}
