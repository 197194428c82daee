import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { SceneKind } from '../../../../packages/scenes/scene-kind.ts'

/** Codes of what a property may have; the texts contain their words. */
export const hotelAmenities = [
  ...(['wifi', 'parking', 'pool', 'spa', 'gym', 'restaurant', 'bar', 'air_conditioning'] as const),
  ...([
    'front_desk_24h',
    'lift',
    'pets_welcome',
    'family_friendly',
    'beachfront',
    'airport_shuttle',
  ] as const),
  ...(['car_charging', 'step_free', 'laundry', 'room_service', 'garden', 'terrace'] as const),
  ...(['meeting_rooms', 'non_smoking', 'ski_storage', 'bicycle_hire'] as const),
] as const

export type HotelAmenity = (typeof hotelAmenities)[number]

export const reviewThemes = ['location', 'cleanliness', 'service', 'comfort', 'value', 'breakfast'] as const

export type ReviewTheme = (typeof reviewThemes)[number]

/** Guest ratings of one theme. */
export interface ThemeReviews {
  readonly theme: ReviewTheme
  /** 0 to 5. */
  readonly rating: number
  readonly count: number
}

/** A guest's sentence as a code: for each theme, tone and variant the texts contain an invented one. */
export interface ReviewSample {
  readonly theme: ReviewTheme
  readonly tone: 'praise' | 'mixed'
  readonly variant: 1 | 2 | 3
  /** 1 to 5. */
  readonly rating: number
  /** Month of the stay, YYYY-MM. */
  readonly month: string
}

export interface HotelReviews {
  /** 0 to 5: the property's guest rating. */
  readonly rating: number
  readonly count: number
  readonly themes: readonly ThemeReviews[]
  readonly samples: readonly ReviewSample[]
}

export interface HotelPicture {
  readonly url: string
  readonly kind: SceneKind
}

export interface HouseRules {
  /** Of the guest who checks in. */
  readonly minimumAge: number
  readonly pets: 'yes' | 'no' | 'on_request'
  readonly smoking: 'no' | 'outside'
  /** Children sleep in extra beds or cots on request. */
  readonly hasExtraBeds: boolean
  /** Local times, HH:mm. */
  readonly quietHours: { readonly from: string; readonly until: string } | null
}

/** The permanent facts of a property, without prices. */
export interface HotelProperty {
  readonly id: string
  readonly name: string
  /** Star class, 1 to 5 in halves. */
  readonly stars: number
  readonly reviews: HotelReviews
  readonly address: {
    readonly line: string
    readonly city: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
  }
  readonly position: GeoPoint
  /** From the centre of its city. */
  readonly distance: { readonly miles: number; readonly from: string }
  /** IANA name. */
  readonly timeZone: string
  readonly amenities: readonly HotelAmenity[]
  /** Local times, HH:mm; `until` null: at any hour. */
  readonly checkIn: { readonly from: string; readonly until: string | null }
  readonly checkOut: { readonly until: string }
  readonly rules: HouseRules
  /** Six to ten, the one shown in searches first. */
  readonly pictures: readonly HotelPicture[]
}
