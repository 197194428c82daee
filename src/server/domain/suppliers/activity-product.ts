import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { HotelPicture } from './hotel-property.ts'

/** A duration in minutes; `from` equals `to` if it is fixed. */
export interface Duration {
  readonly from: number
  readonly to: number
}

/** A language, and whether a guide speaks it, or an audio guide or a text has it. */
export interface GuideLanguage {
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly language: string
  readonly by: 'guide' | 'audio' | 'written'
}

/** mixed: at once until shortly before the start, by the supplier after that. */
export type ActivityConfirmation = 'instant' | 'manual' | 'mixed'

export const activityFeatures = [
  ...(['private', 'small_group', 'skip_the_line', 'pickup', 'wheelchair', 'digital_ticket'] as const),
  ...(['likely_to_sell_out', 'family_friendly', 'outdoor', 'food_included', 'equipment_included'] as const),
  'no_children',
] as const

export type ActivityFeature = (typeof activityFeatures)[number]

export interface ActivityPlace {
  readonly kind: 'start' | 'itinerary' | 'admission_included' | 'end' | 'redemption' | 'pickup'
  readonly name: string
  readonly address?: string
  readonly position: GeoPoint | null
  /** How long the visit takes, or for a pickup how long before the start it happens. */
  readonly minutes?: number
}

/** always: travellers are picked up. optional: they may also come to the start. none: they come to it. */
export interface Pickup {
  readonly offered: 'always' | 'optional' | 'none'
  readonly places: readonly ActivityPlace[]
  readonly takesOwnAddress: boolean
  /** How far from the start an own address may be. */
  readonly radiusMiles?: number
}

/** Ratings are from 0 to 5. What a supplier does not say is absent. */
export interface ActivityReviews {
  readonly rating: number
  readonly count: number
  readonly themes?: readonly { readonly theme: ReviewTheme; readonly rating: number }[]
  /** Some of them in the product's language, the newest first; `month` is YYYY-MM. */
  readonly samples?: readonly { readonly text: string; readonly rating: number; readonly month: string }[]
}

export type ReviewTheme = 'guide' | 'experience' | 'organisation' | 'value'

/** An activity, independent of dates. Texts are in `contentLanguage`. */
export interface ActivityProduct {
  readonly productCode: string
  readonly title: string
  readonly contentLanguage: string
  readonly category: string
  readonly description: string
  readonly highlights: readonly string[]
  readonly inclusions: readonly string[]
  readonly exclusions: readonly string[]
  readonly beforeYouBook: readonly string[]
  readonly beforeYouArrive: readonly string[]
  readonly accessibility: readonly string[]
  /** Common questions with their answers. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  /** At least one; the first is where it starts. */
  readonly places: readonly ActivityPlace[]
  readonly pickup: Pickup
  readonly languages: readonly GuideLanguage[]
  readonly features: readonly ActivityFeature[]
  readonly confirmation: ActivityConfirmation
  readonly duration: Duration
  readonly position: GeoPoint
  /** From the centre of its city. */
  readonly distance: { readonly miles: number; readonly from: string }
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** IANA name. */
  readonly timeZone: string
  /** Who runs the activity. */
  readonly supplier: string
  readonly reviews: ActivityReviews
  readonly pictures: readonly HotelPicture[]
  /** How many codes there are, and how they are shown on arrival. */
  readonly redemption: {
    readonly per: 'booking' | 'ticket'
    readonly by: 'digital' | 'print' | 'list'
  }
}
