import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Money } from '../../kernel/money/money.ts'
import type {
  AssignedCabin,
  CabinCategory,
  CabinKind,
  CabinRate,
  CruiseExtra,
  CruiseExtraKind,
  CruiseFare,
  CruisePayments,
  DeckPlan,
  DiningChoice,
  WantedCruiseExtra,
} from './cruise-cabin.ts'
import type { CruiseType, Sailing } from './cruise-sailing.ts'
import type { ProductShapes } from './product-supplier.ts'
import type { Scenario } from './scenario.ts'

/** The guests of one cabin: those from 21 to 64 years, and the ages of the others on the day of embarkation. */
export interface CabinGuests {
  readonly adults: number
  readonly ages: readonly number[]
}

export interface CruiseSearchCriteria {
  /** Absent for everywhere. */
  readonly place?: { readonly kind: 'region' | 'port'; readonly code: string }
  /** Months of departure, YYYY-MM; the current one by default, and the first one. */
  readonly from?: string
  readonly until?: string
  readonly nights?: { readonly from: number; readonly until: number }
  readonly lines?: readonly string[]
  readonly ships?: readonly string[]
  readonly types?: readonly CruiseType[]
  /** One to three. */
  readonly cabins: readonly CabinGuests[]
  /** ISO 3166-1 alpha-2. */
  readonly residence: string
  readonly isPastGuest: boolean
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** The cheapest cabins of a kind for all guests. */
export interface CabinChoice {
  readonly kind: CabinKind
  readonly left: number
  /** One for each cabin of the search. */
  readonly rates: readonly CabinRate[]
}

/** A sailing with its cheapest cabins. */
export interface CruiseSearchOffer {
  readonly sailing: Sailing
  readonly cheapest: CabinChoice
  /** The category and fare of the cheapest's first cabin. */
  readonly category: CabinCategory
  readonly fare: CruiseFare
  /** The cheapest of the other kinds of cabin. */
  readonly others: readonly CabinChoice[]
}

/** Why a search finds no sailing (`OfferBatch.none`). */
export type NoCruise =
  | 'no_sailing'
  | 'sold_out'
  | 'too_many_guests'
  | 'adults_only'
  | 'infant_too_young'
  | 'no_adult'

export type CruiseDetailsQuery =
  | {
      readonly sailing: string
      readonly guests: CabinGuests
      readonly residence: string
      readonly isPastGuest: boolean
      readonly scenario?: Scenario
    }
  | { readonly cabinsOf: string }
  | {
      readonly rateKey: string
      readonly cabin?: string
      readonly dining?: DiningChoice['code']
      readonly extras?: readonly WantedCruiseExtra[]
    }

export interface SailingDetails {
  readonly sailing: Sailing
  /** The line by sea from port to port. */
  readonly route: readonly GeoPoint[]
  readonly categories: readonly CabinCategory[]
  readonly fares: readonly CruiseFare[]
  /** Cheapest first; none if nothing is left. */
  readonly rates: readonly CabinRate[]
  readonly recommended: readonly {
    readonly category: string
    readonly why: 'cheapest' | 'best_value' | 'calm' | 'space_for_family' | 'best_view'
  }[]
  readonly extras: readonly CruiseExtra[]
  readonly dining: readonly DiningChoice[]
  readonly gratuities: { readonly isIncluded: boolean; readonly perNight?: Money }
  readonly documents: 'none' | 'identity_card' | 'passport'
}

/** The answer to a query of each kind. */
export interface CruiseDetails {
  readonly sailing?: SailingDetails
  /** The deck plans of a rate's category, with the cabins that suit best; none for a guarantee. */
  readonly cabins?: { readonly decks: readonly DeckPlan[]; readonly suggested: readonly string[] }
  /** The rate of the query with its cabin, dining and extras; null if it is gone. */
  readonly rate?: CabinRate | null
}

export interface BookedCruiseExtra {
  readonly code: string
  readonly kind: CruiseExtraKind
  readonly label?: string
  readonly count: number
  readonly day?: number
}

/** The cabin that a cruise's quote is for. */
export interface QuotedCabin {
  readonly sailing: Sailing
  readonly route: readonly GeoPoint[]
  readonly category: CabinCategory
  readonly fare: CruiseFare
  readonly guests: CabinGuests
  /** Absent while the line has not chosen it. */
  readonly cabin?: AssignedCabin
  readonly dining: DiningChoice
  readonly extras: readonly BookedCruiseExtra[]
  readonly payments: CruisePayments
  readonly onboardCredit?: Money
  readonly documents: SailingDetails['documents']
  /** When guests go on board, local times YYYY-MM-DDTHH:mm:ss. */
  readonly embarkation: { readonly from: string; readonly until: string }
  /** The extras and dining that it can have, for changes. */
  readonly offered: {
    readonly extras: readonly Pick<CruiseExtra, 'code' | 'maximum'>[]
    readonly dining: readonly DiningChoice['code'][]
  }
  /** What the line pays back because it left out a port; absent otherwise. */
  readonly refund?: Money
  /** The option, ISO 8601; absent if the fare allows none. */
  readonly payLater?: { readonly priceUntil: string | null; readonly payBy: string }
}

/** What changes in a booked cabin; omitted parts stay. */
export interface CruiseChange {
  /** Another category or fare of the same sailing for the same guests. */
  readonly rateKey?: string
  readonly cabin?: string
  readonly dining?: DiningChoice['code']
  /** In place of the booked ones. */
  readonly extras?: readonly WantedCruiseExtra[]
  /** True to take today's price of the same category and fare. */
  readonly reprice?: boolean
}

export interface CruiseShapes extends ProductShapes {
  readonly criteria: CruiseSearchCriteria
  readonly offer: CruiseSearchOffer
  readonly detailsQuery: CruiseDetailsQuery
  readonly details: CruiseDetails
  readonly subject: QuotedCabin
}
