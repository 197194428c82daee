import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'

export type CruiseType = 'ocean' | 'river' | 'expedition' | 'coastal'

export interface CruiseLine {
  readonly code: string
  readonly name: string
  readonly logo: string
  /** Its programme for past guests. */
  readonly programme: string
}

export type ShipAmenity =
  | 'pool'
  | 'spa'
  | 'gym'
  | 'theatre'
  | 'casino'
  | 'kids_club'
  | 'water_slides'
  | 'cinema'
  | 'library'
  | 'shops'
  | 'wifi'
  | 'medical_centre'
  | 'laundry'
  | 'step_free'
  | 'zodiacs'
  | 'observation_lounge'
  | 'speciality_dining'
  | 'buffet'
  | 'bicycles'

export interface CruiseShip {
  readonly code: string
  readonly name: string
  readonly type: CruiseType
  readonly since: number
  /** At two to a cabin. */
  readonly guests: number
  readonly crew: number
  readonly lengthMetres: number
  readonly decks: number
  /** Of what is paid on board. */
  readonly currency: string
  /** On an adults-only ship, the lowest age. */
  readonly minimumAge?: number
  /** The lowest age of a guest on the day of embarkation. */
  readonly youngestMonths?: number
  readonly amenities: readonly ShipAmenity[]
}

/** `on_request`: the line confirms later. `waitlist`: guests are booked once a cabin is free. */
export type SailingStatus = 'open' | 'on_request' | 'waitlist' | 'sold_out' | 'closed'

export interface CruisePort {
  readonly code: string
  readonly name: string
  readonly countryCode: string
  readonly timeZone: string
  readonly position: GeoPoint
  readonly terminal?: string
}

/** One day of the itinerary; hours are local, HH:mm. */
export interface PortCall {
  readonly day: number
  /** YYYY-MM-DD. */
  readonly date: string
  readonly kind: 'embark' | 'call' | 'sea' | 'scenic' | 'disembark' | 'skipped'
  /** Absent at sea. */
  readonly port?: CruisePort
  readonly arrives?: string
  readonly departs?: string
  readonly isOvernight?: boolean
  readonly isTender?: boolean
}

/** A voyage of a ship. */
export interface Sailing {
  readonly id: string
  readonly name: string
  readonly line: CruiseLine
  readonly ship: CruiseShip
  readonly region: { readonly code: string; readonly name: string }
  readonly nights: number
  readonly departsOn: string
  readonly returnsOn: string
  readonly from: CruisePort
  readonly to: CruisePort
  readonly calls: readonly PortCall[]
  readonly status: SailingStatus
  readonly picture: string
}
