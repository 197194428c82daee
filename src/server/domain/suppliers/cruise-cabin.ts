import type { Money } from '../../kernel/money/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { SailingStatus } from './cruise-sailing.ts'
import type { SupplierPrice } from './supplier-price.ts'

/** From the simplest to the best. */
export const cabinKinds = ['inside', 'ocean_view', 'balcony', 'suite', 'single'] as const
export type CabinKind = (typeof cabinKinds)[number]
export type CabinPosition = 'forward' | 'midship' | 'aft'
export type CabinSide = 'port' | 'starboard' | 'centre'
export type CabinView =
  | 'none'
  | 'obstructed'
  | 'porthole'
  | 'window'
  | 'french_balcony'
  | 'balcony'
  | 'large_balcony'
export type CabinPerk =
  | 'priority_boarding'
  | 'butler'
  | 'lounge'
  | 'speciality_dining'
  | 'minibar'
  | 'laundry'

export interface CabinCategory {
  readonly code: string
  readonly name: string
  readonly kind: CabinKind
  /** This category or a better one; the line chooses the cabin later. */
  readonly isGuarantee: boolean
  readonly view: CabinView
  readonly sleeps: number
  readonly beds: 'single' | 'twin_or_double' | 'double_and_sofa' | 'double_and_uppers'
  readonly squareMetres: number
  readonly balconySquareMetres?: number
  readonly decks: readonly number[]
  readonly position: readonly CabinPosition[]
  readonly isAccessible: boolean
  readonly perks: readonly CabinPerk[]
  readonly picture: string
}

export type CruisePackage = 'drinks' | 'wifi' | 'gratuities' | 'excursions'

export interface CruiseFare {
  readonly code: string
  readonly name: string
  readonly isDepositRefundable: boolean
  readonly includes: readonly CruisePackage[]
  /** Whom it is for; absent for everybody. */
  readonly only?: readonly ('residents' | 'seniors' | 'past_guests' | 'last_minute')[]
}

/** When a cabin is paid, net amounts. Within the final window all is due at once, and there is no `balance`. */
export interface CruisePayments {
  readonly deposit: Money
  readonly balance?: Money
  /** YYYY-MM-DD. */
  readonly balanceOn?: string
  readonly isDepositRefundable: boolean
  /** ISO 8601: until then the cabin can be held without payment; absent if the fare allows no option. */
  readonly optionUntil?: string
}

/** A category at a fare for the guests. */
export interface CabinRate {
  readonly rateKey: string
  readonly category: string
  readonly fare: string
  readonly left: number
  readonly status: SailingStatus
  readonly payments: CruisePayments
  readonly policy: CancellationPolicy
  readonly price: SupplierPrice
  /** To spend on board, in the currency on board. */
  readonly onboardCredit?: Money
  /** Of a guest alone in a cabin for two: what is paid for the second place, in per cent. */
  readonly singleSupplement?: number
  /** The part of the net price that earns no commission: port charges, taxes and fees, in minor units. */
  readonly nonCommissionable: number
}

export type CruiseExtraKind =
  | 'drinks'
  | 'wifi'
  | 'gratuities'
  | 'speciality_dining'
  | 'excursion'
  | 'transfer'
  | 'hotel'
  | 'spa'
  | 'photos'

export interface CruiseExtra {
  readonly code: string
  readonly kind: CruiseExtraKind
  /** The supplier's own text, of excursions. */
  readonly label?: string
  readonly per: 'person' | 'cabin'
  readonly maximum: number
  /** Of an excursion: the day of the itinerary. */
  readonly day?: number
  /** Local time in the port, HH:mm. */
  readonly startsAt?: string
  readonly minutes?: number
  readonly effort?: 'easy' | 'moderate' | 'active'
  /** Of one for the whole cruise, net. */
  readonly price: Money
}

/** A number of one extra. */
export interface WantedCruiseExtra {
  readonly code: string
  readonly count: number
}

export interface DiningChoice {
  readonly code: 'early' | 'late' | 'flexible'
  /** HH:mm; absent if guests come when they like. */
  readonly at?: string
  readonly isFull?: boolean
}

/** Metres from the stern and from the port side. */
export interface Cabin {
  readonly number: string
  readonly category: string
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  readonly position: CabinPosition
  readonly side: CabinSide
  /** It can be chosen for these guests at this rate. */
  readonly isFree: boolean
  readonly sleeps: number
  readonly isObstructed?: boolean
  readonly isAccessible?: boolean
  readonly connectsTo?: string
  readonly nearby: readonly ('lift' | 'stairs' | 'above_theatre' | 'below_pool' | 'near_engine')[]
}

export type DeckAreaKind =
  | 'lift'
  | 'stairs'
  | 'restaurant'
  | 'buffet'
  | 'bar'
  | 'pool'
  | 'theatre'
  | 'spa'
  | 'gym'
  | 'shops'
  | 'casino'
  | 'kids_club'
  | 'lounge'
  | 'open_deck'
  | 'reception'
  | 'crew'
  | 'library'
  | 'bridge'

export interface DeckArea {
  readonly kind: DeckAreaKind
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
}

export interface DeckPlan {
  readonly deck: number
  readonly name: string
  readonly length: number
  readonly width: number
  readonly cabins: readonly Cabin[]
  readonly areas: readonly DeckArea[]
}

/** A cabin of a booking. */
export interface AssignedCabin {
  readonly number: string
  readonly deck: number
  readonly deckName: string
  readonly position: CabinPosition
  readonly side: CabinSide
  readonly connectsTo?: string
  readonly isObstructed?: boolean
}
