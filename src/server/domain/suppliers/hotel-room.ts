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
  /** Unique within its property. */
  readonly code: string
  /** Its name is made of the kind and the view. */
  readonly kind: RoomKind
  readonly view: 'none' | 'city' | 'sea' | 'garden' | 'courtyard' | 'mountain' | 'lake'
  readonly beds: readonly RoomBed[]
  readonly squareMetres: number
  /** Guests of any age, except babies. */
  readonly sleeps: number
  readonly amenities: readonly RoomAmenity[]
  readonly pictures: readonly HotelPicture[]
  /** Number of rooms of this type in the property. */
  readonly rooms: number
}

/** The conditions of a rate, apart from its price. */
export interface RateTerms {
  /** Unique within its property. */
  readonly planCode: string
  readonly board: Board
  readonly isRefundable: boolean
  /** `at_property`: the property takes the money on arrival instead of the agency. */
  readonly payment: 'now' | 'at_property'
  /** A part is paid now and the rest later, both to the agency; absent if all is paid at once. */
  readonly deposit?: Deposit
}

/** The share of a rate that is paid with the booking, in whole percent, and the local day (YYYY-MM-DD) of the rest. */
export interface Deposit {
  readonly percent: number
  readonly balanceOn: string
}

/** The price of one room type for the stay under one plan, for all requested rooms. */
export interface HotelRate extends RateTerms {
  readonly rateKey: string
  readonly roomCode: string
  readonly price: SupplierPrice
  readonly policy: CancellationPolicy
  /** Rooms that are free on every night of the stay, including the requested ones. */
  readonly roomsLeft: number
}
