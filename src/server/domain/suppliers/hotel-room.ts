import type { CancellationPolicy } from './cancellation-policy.ts'
import type { HotelPicture } from './hotel-property.ts'
import type { SupplierPrice } from './supplier-price.ts'

export const roomKinds = [
  ...(['economy', 'standard', 'superior', 'deluxe', 'family', 'apartment'] as const),
  ...(['junior_suite', 'suite'] as const),
] as const

export type RoomKind = (typeof roomKinds)[number]

export const roomAmenities = [
  ...([
    'private_bathroom',
    'shower',
    'bathtub',
    'hairdryer',
    'safe',
    'minibar',
    'kettle',
    'coffee_machine',
  ] as const),
  ...(['desk', 'television', 'kitchen', 'balcony', 'sitting_area', 'air_conditioning', 'bathrobes'] as const),
] as const

export type RoomAmenity = (typeof roomAmenities)[number]

export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const

export type Board = (typeof boards)[number]

export interface RoomBed {
  readonly kind: 'single' | 'double' | 'queen' | 'king' | 'sofa_bed' | 'bunk'
  readonly count: number
}

export interface RoomType {
  /** Of its house. */
  readonly code: string
  /** Its name is a text of the kind and the view. */
  readonly kind: RoomKind
  readonly view: 'none' | 'city' | 'sea' | 'garden' | 'courtyard' | 'mountain' | 'lake'
  readonly beds: readonly RoomBed[]
  readonly squareMetres: number
  /** People of any age, babies aside. */
  readonly sleeps: number
  readonly amenities: readonly RoomAmenity[]
  readonly pictures: readonly HotelPicture[]
  /** Rooms of this type that the house has. */
  readonly rooms: number
}

/** What a rate promises, apart from its price. */
export interface RateTerms {
  /** Of its house. */
  readonly planCode: string
  readonly board: Board
  readonly isRefundable: boolean
  /** `at_property`: the house takes the money on arrival, in place of the agency. */
  readonly payment: 'now' | 'at_property'
  /** A part is paid now and the rest later, both to the agency; left out where all of it is paid at once. */
  readonly deposit?: Deposit
}

/** What of a rate is paid with the booking, in whole percent, and on which local day (YYYY-MM-DD) the rest is. */
export interface Deposit {
  readonly percent: number
  readonly balanceOn: string
}

/** What one room type costs for the stay under one plan, for all rooms that were asked for. */
export interface HotelRate extends RateTerms {
  readonly rateKey: string
  readonly roomCode: string
  readonly price: SupplierPrice
  readonly policy: CancellationPolicy
  /** Rooms that are free in every night of the stay, those asked for among them. */
  readonly roomsLeft: number
}
