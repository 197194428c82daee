import type { Baggage, CabinClass, FlightSegment, Itinerary } from '../../../contract/types.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { SupplierPrice } from './supplier-price.ts'

/** `unknown`: the airline does not say. */
export type KnownTerm = 'yes' | 'no' | 'unknown'

/** Whether a change or refund is possible before departure, and what it costs at most for all passengers. */
export interface FlightTerm {
  readonly allowed: KnownTerm
  /** In the airline's currency; absent if it is free, not possible or unknown. */
  readonly penalty?: Money
}

export interface SegmentFare {
  readonly cabin: CabinClass
  /** The airline's name of the cabin. */
  readonly cabinName: string
  readonly fareBasis: string
  readonly baggage: readonly Baggage[]
  readonly amenities: {
    readonly seatPitchCm?: number
    readonly seat?: 'standard' | 'extra_legroom' | 'recliner' | 'angle_flat' | 'full_flat' | 'suite'
    readonly wifi?: 'none' | 'paid' | 'free'
    readonly power?: boolean
  }
}

/** The fare brand of a slice. */
export interface SliceFare {
  /** The id of the slice's flights. */
  readonly itinerary: string
  readonly brand: string
  /** 1 basic, 2 standard, 3 plus, 4 premium, 5 luxury. */
  readonly shelf: number
  readonly change: FlightTerm
  readonly refund: FlightTerm
  readonly seatChoice: KnownTerm
  readonly priorityBoarding: KnownTerm
  readonly priorityCheckIn: KnownTerm
  readonly segments: readonly SegmentFare[]
}

/** The two clocks of an offer that can be held: until when its price stays, and when it must be paid. */
export interface FlightHoldTerms {
  /** Null if only the seats are held. */
  readonly priceUntil: Date | null
  readonly payBy: Date
}

/** A journey with one fare for each slice, for all passengers. */
export interface FlightRate {
  readonly rateKey: string
  readonly slices: readonly SliceFare[]
  readonly price: SupplierPrice
  /** Follows from the refund terms. */
  readonly policy: CancellationPolicy
  /** Seats at this price, for the whole party; 9 for nine or more. */
  readonly left: number
  readonly expiresAt: Date
  /** Absent if it cannot be held without payment. */
  readonly payLater?: FlightHoldTerms
}

/** A service that can be booked with a journey, for one passenger; net, in the airline's currency. */
export interface FlightServiceOffer {
  readonly id: string
  readonly kind: 'checked_bag' | 'carry_on_bag' | 'meal' | 'assistance' | 'priority' | 'cancel_for_any_reason'
  /** Which meal or assistance. */
  readonly code?: string
  /** The indexes of the passengers who can have it. */
  readonly passengers: readonly number[]
  /** The slices it is for; it is sold for all of them together. */
  readonly slices: readonly number[]
  /** For each passenger. */
  readonly maximum: number
  readonly kilograms?: number
  /** Length, width and height together. */
  readonly sizeCm?: number
  readonly refund?: Money
  /** Of one; 0 if it is free. */
  readonly price: Money
}

/** Returns the segments of a journey in their order, each with its slice and its place in it. */
export function segmentsOf(
  itineraries: readonly Itinerary[],
): { slice: number; segment: number; flight: FlightSegment }[] {
  return itineraries.flatMap(({ segments }, slice) =>
    segments.map((flight, segment) => ({ slice, segment, flight })),
  )
}
