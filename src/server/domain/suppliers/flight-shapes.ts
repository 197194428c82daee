import type {
  Airline,
  Emissions,
  FlightAirport,
  FlightCriteria,
  FlightPassenger,
  Itinerary,
  SeatMapElement,
  SeatWanted,
  ServiceWanted,
} from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { FlightRate, FlightServiceOffer, SliceFare } from './flight-fare.ts'
import type { ProductShapes } from './product-supplier.ts'
import type { Scenario } from './scenario.ts'
import type { SupplierPrice } from './supplier-price.ts'

export interface FlightSearchCriteria extends Readonly<Omit<FlightCriteria, 'currency'>> {
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** The flights of each slice, with the airports and airlines that they name. */
export interface Journey {
  /** The airline that sells it. */
  readonly owner: string
  /** One for each slice. */
  readonly itineraries: readonly Itinerary[]
  /** In the order of the journey, the first departure first. */
  readonly airports: readonly FlightAirport[]
  readonly airlines: readonly Airline[]
  readonly emissions: Emissions
  readonly isSeparateTickets: boolean
}

/** A journey with its cheapest fare, and the others. */
export interface FlightSearchOffer extends Journey {
  readonly cheapest: FlightRate
  /** Cheapest first. */
  readonly others: readonly FlightRate[]
}

/** The flights of all passengers on the days around a slice's date. */
export interface FlightCalendarWanted
  extends Readonly<Pick<FlightCriteria, 'slices' | 'passengers' | 'cabin' | 'maximumConnections'>> {
  /** Days of the first slice, YYYY-MM-DD, both included. */
  readonly from: string
  readonly until: string
}

/** A day of the first slice; without a price if no journey begins on it. */
export interface FlightCalendarDay {
  readonly date: string
  readonly price?: SupplierPrice
}

export type FlightDetailsQuery =
  | {
      /** The key of any fare of the journey. */
      readonly rateKey: string
      /** Contained in the rate and its key; none without. */
      readonly services?: readonly ServiceWanted[]
      readonly seats?: readonly SeatWanted[]
      /** True to get the maps too. */
      readonly withSeatMaps?: boolean
      /** The reference of a booking with this key: its own seats are free, and no other fares are returned. */
      readonly held?: string
    }
  | { readonly calendar: FlightCalendarWanted }

/** The seats of one segment; prices are net, for one passenger. */
export interface SupplierSeatMap {
  readonly slice: number
  readonly segment: number
  readonly cabins: readonly {
    readonly deck: number
    readonly cabin: 'economy' | 'premium_economy' | 'business' | 'first'
    readonly wings?: { readonly first: number; readonly last: number }
    readonly rows: readonly { readonly sections: readonly (readonly SupplierSeat[])[] }[]
  }[]
}

export interface SupplierSeat extends Readonly<Omit<SeatMapElement, 'price'>> {
  readonly price?: Money
}

export interface FlightJourneyDetails extends Journey {
  readonly passengers: readonly FlightPassenger[]
  /** Cheapest first; none if the journey is gone. */
  readonly rates: readonly FlightRate[]
  /** The query's own fare with its services and seats; null if it is gone. */
  readonly rate: FlightRate | null
  /** Of the query's fare. */
  readonly services: readonly FlightServiceOffer[]
  readonly hasSeatMap: boolean
  readonly documents: 'none' | 'offered' | 'required'
  /** Present if they were requested. */
  readonly seatMaps?: readonly SupplierSeatMap[]
}

/** The answer to a query of each kind; a calendar's has only days. */
export interface FlightDetails {
  readonly journey?: FlightJourneyDetails
  readonly days?: readonly FlightCalendarDay[]
}

/** A service as it is booked. */
export interface QuotedService
  extends Pick<FlightServiceOffer, 'id' | 'kind' | 'code' | 'slices' | 'kilograms'> {
  readonly passenger: number
  readonly count: number
}

/** A seat as it is booked. */
export interface QuotedSeat extends Readonly<SeatWanted> {
  /** True if no adult with an infant may sit there, as in an exit row. */
  readonly isWithoutInfants?: boolean
}

/** The journey that a flight's quote is for. */
export interface QuotedJourney extends Journey {
  readonly passengers: readonly FlightPassenger[]
  readonly slices: readonly SliceFare[]
  readonly services: readonly QuotedService[]
  readonly seats: readonly QuotedSeat[]
  readonly documents: 'none' | 'offered' | 'required'
  /** The services that it can have, for changes. */
  readonly offered: readonly Pick<FlightServiceOffer, 'id' | 'passengers' | 'maximum'>[]
  /** Whether passengers can leave a booking that others keep. */
  readonly allowsPartialCancellation: boolean
  /** The two clocks, ISO 8601; absent if it cannot be held without payment. */
  readonly payLater?: { readonly priceUntil: string | null; readonly payBy: string }
}

/** What changes in a booked journey. */
export interface JourneyChange {
  /** The flights that replace those of a slice. */
  readonly slices: readonly { readonly slice: number; readonly itinerary: string }[]
  /** Indexes of passengers who do not travel. */
  readonly without: readonly number[]
  /** In addition to the booked ones. */
  readonly services: readonly ServiceWanted[]
  /** In place of the passenger's seat on the segment. */
  readonly seats: readonly SeatWanted[]
}

/** Why a search finds no flight (`OfferBatch.none`). */
export type NoFlight =
  | 'no_flights'
  | 'no_flights_that_day'
  | 'only_with_connections'
  | 'no_seats'
  | 'times_do_not_fit'
  | 'airlines_do_not_fly'

export interface FlightShapes extends ProductShapes {
  readonly criteria: FlightSearchCriteria
  readonly offer: FlightSearchOffer
  readonly detailsQuery: FlightDetailsQuery
  readonly details: FlightDetails
  readonly subject: QuotedJourney
}
