import type { Duration, GuideLanguage } from './activity-product.ts'

export const unitKinds = [
  ...(['adult', 'youth', 'child', 'infant', 'family', 'senior', 'student', 'military', 'other'] as const),
] as const

export type UnitKind = (typeof unitKinds)[number]

/** What is counted and priced within an option. */
export interface ActivityUnit {
  readonly unit: string
  readonly kind: UnitKind
  /** The supplier's name of a unit of the kind `other`. */
  readonly label?: string
  readonly ages?: { readonly from: number; readonly to: number }
  /** People whom one unit admits. */
  readonly people: number
  readonly minimum?: number
  readonly maximum?: number
  /** At least one of these units must be booked with it; empty if it can be booked alone. */
  readonly accompaniedBy: readonly string[]
  /** Whether a document is checked on arrival. */
  readonly requiresId: boolean
  readonly heightCm?: { readonly from?: number; readonly to?: number }
}

/** A version of an activity, such as a tour in one language. */
export interface ActivityOption {
  readonly option: string
  readonly title: string
  /** opening_hours: valid all day, or on several days. */
  readonly kind: 'start_time' | 'opening_hours'
  readonly pricedBy: 'person' | 'group'
  readonly duration: Duration
  readonly language?: GuideLanguage
  readonly pickup?: boolean
  /** It is booked until so many minutes before the start, or before closing if it is open all day. */
  readonly cutoffMinutes: number
  readonly units: readonly ActivityUnit[]
  readonly minimumUnits: number
  readonly maximumUnits: number
  /** The number of people has to be a multiple of it, such as 2 for two-seat kayaks. */
  readonly peopleInMultiplesOf?: number
}

/** Units of a request: a unit's id and how many of it. */
export interface UnitCount {
  readonly unit: string
  readonly count: number
}
