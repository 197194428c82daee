import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { ProductQuestion } from '../../../contract/types.ts'
import type { ActivityCriteria } from './activity-offer.ts'
import type { ActivityOption, UnitCount, UnitKind } from './activity-option.ts'
import type {
  ActivityConfirmation,
  ActivityFeature,
  ActivityProduct,
  Duration,
  GuideLanguage,
} from './activity-product.ts'
import type { ActivitySlot, AvailabilityStatus, SlotTime } from './activity-slot.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { ProductShapes } from './product-supplier.ts'
import type { Scenario } from './scenario.ts'
import type { SupplierPrice } from './supplier-price.ts'
import type { UnitRefusal } from './unit-refusal.ts'

export interface ActivitySearchCriteria extends ActivityCriteria {
  /** The last possible day, YYYY-MM-DD; `date` is the first. */
  readonly until: string
  /** The place as the traveller wrote it; selects the reference point among nearby places. */
  readonly placeName: string
  /** The activity that comes first, wherever it is; omitted if it has no place left. */
  readonly leading?: string
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
}

/** An activity with its cheapest start time on the first searched day that has a free place. */
export interface ActivitySearchOffer {
  readonly productCode: string
  readonly title: string
  readonly contentLanguage: string
  readonly category: string
  readonly picture: string
  /** Guest rating, 0 to 5, and the number of ratings. */
  readonly guestRating: number
  readonly reviewCount: number
  readonly duration: Duration
  readonly languages: readonly GuideLanguage[]
  readonly features: readonly ActivityFeature[]
  readonly confirmation: ActivityConfirmation
  /** Free cancellation until so many hours before the start; absent if cancelling always costs something. */
  readonly freeUntilHours?: number
  readonly position: GeoPoint
  /** From the centre of the named reference place. */
  readonly distance: { readonly miles: number; readonly from: string }
  readonly date: string
  /** Start times of that day, HH:mm; empty if it is open all day. */
  readonly starts: readonly string[]
  readonly status: AvailabilityStatus
  /** Free places of that day; null if they are not counted. */
  readonly vacancies: number | null
  readonly pricedBy: 'person' | 'group'
  /** The largest group of that price. */
  readonly groupSize?: number
  /** For one adult, or for the group; its price is that of the deal of the same day. */
  readonly price: SupplierPrice
  readonly rateKey: string
}

export interface ActivityDetailsQuery {
  readonly productCode: string
  /** The place as the traveller wrote it, if a search led here. */
  readonly placeName?: string
  /** For sample suppliers alone. */
  readonly scenario?: Scenario
  /** Days to describe, both included; by default of all options. */
  readonly calendar?: { readonly from: string; readonly until: string; readonly option?: string }
  /** The day and units for which start times are wanted. */
  readonly visit?: VisitQuery
}

export interface VisitQuery {
  readonly date: string
  readonly units: readonly UnitCount[]
  /** The reference of a hold or booking whose own places count as free. */
  readonly own?: string
  /** Whether the next free day is not wanted. */
  readonly isDayOnly?: boolean
}

/** A day of the calendar: the price is for one adult or for the group, and absent without places. */
export interface ActivityDay {
  readonly date: string
  readonly status: AvailabilityStatus
  /** Free places and all places of its start times; absent if they are not counted. */
  readonly vacancies?: number
  readonly capacity?: number
  readonly price?: SupplierPrice
}

/** A start time that can be booked has a key, a price and a policy. */
export interface PricedSlot extends ActivitySlot {
  /** The price of one of each unit, whatever was requested; absent for a group's price or if it is unknown. */
  readonly unitPrices?: readonly { readonly unit: string; readonly price: SupplierPrice }[]
  readonly rate?: {
    readonly rateKey: string
    readonly price: SupplierPrice
    readonly policy: CancellationPolicy
  }
}

export interface OptionSlots {
  readonly option: string
  /** Why the requested units cannot be booked in this option at all. */
  readonly refusal?: UnitRefusal
  readonly slots: readonly PricedSlot[]
}

export interface ActivityDetails {
  readonly product: ActivityProduct
  readonly options: readonly ActivityOption[]
  /** The local start times of each option, HH:mm; of one that is open all day, when it opens. */
  readonly starts: Readonly<Record<string, readonly string[]>>
  /** What the supplier asks about a visit of each option, as its quotes do. */
  readonly questions: Readonly<Record<string, readonly ProductQuestion[]>>
  /** Free cancellation until so many hours before the start; absent if cancelling always costs something. */
  readonly freeUntilHours?: number
  /** Present if a calendar was requested. */
  readonly days?: readonly ActivityDay[]
  /** Present if a visit was requested. */
  readonly visit?: {
    readonly options: readonly OptionSlots[]
    /** Why the day has no free start time. */
    readonly closed?: 'not_operating' | 'sold_out' | 'too_late'
    /** The next day with a free start time, if this day has none. */
    readonly nextDate?: string
  }
}

/** Units of an option at a start time, which an activity's quote is for. */
export interface QuotedVisit {
  readonly activity: ActivityProduct
  readonly option: ActivityOption
  readonly slot: SlotTime
  readonly units: readonly (UnitCount & { readonly kind: UnitKind; readonly people: number })[]
  /** For this start time at the moment of the quote. */
  readonly confirmation: 'instant' | 'manual'
  /** ISO 8601: from then on it cannot be booked. */
  readonly cutoffAt: string
  /** What the supplier asks the party or each traveller. */
  readonly questions: readonly ProductQuestion[]
  /** The supplier's number for travellers on the day; '' if it has none. */
  readonly emergencyPhone: string
}

/** Another start time or other units of the same option. */
export interface ActivityChange {
  readonly slot: string
  readonly units: readonly UnitCount[]
}

export interface ActivityShapes extends ProductShapes {
  readonly criteria: ActivitySearchCriteria
  readonly offer: ActivitySearchOffer
  readonly detailsQuery: ActivityDetailsQuery
  readonly details: ActivityDetails
  readonly subject: QuotedVisit
}
