import type { BookingServiceTitle, LanguageCode } from './types.ts'

/** Query parameter by which demo and development serve a page without its scripts, as a static picture. */
export const STILL_PARAMETER = 'still'

/** An agency in the gallery of demo agencies. */
export interface GalleryTenant {
  slug: string
  name: string
  tagline: string
  href: string
  logo: string
  /** Its hero picture. */
  image: string
  /** Address of a small view of its home page; null if the gallery may not frame it. */
  thumbnail: string | null
  /** `#rrggbb` colours of its theme, the brand colour first. */
  palette: readonly string[]
  services: readonly BookingServiceTitle[]
  language: LanguageCode
  isInactive: boolean
  isSsoOnly: boolean
  hidesPrices: boolean
  isPlatformBrand: boolean
  /** The form that signs a demo user in with one press; null if no account signs in by password. */
  signIn: GallerySignIn | null
}

/** An agency whose folder could not be imported. */
export interface GalleryBroken {
  slug: string
  /** Each fault with its place, as editors open it, and how to fix it. */
  problems: readonly { place: string; text: string }[]
  /** True if an earlier import is still served. */
  isServed: boolean
}

/** Special features of an agency, to filter by. */
export const galleryMarks = ['members', 'sso', 'inactive', 'platform', 'rtl', 'broken'] as const
export type GalleryMark = (typeof galleryMarks)[number]

/** The gallery's filters; empty for all. */
export interface GalleryFilter {
  text: string
  engine: BookingServiceTitle | ''
  mark: GalleryMark | ''
}

export interface Gallery {
  /** The agencies that match. */
  tenants: readonly GalleryTenant[]
  broken: readonly GalleryBroken[]
  filter: GalleryFilter
  /** The engines and marks to filter by, each with its number of agencies. */
  engines: readonly { engine: BookingServiceTitle; count: number }[]
  marks: readonly { mark: GalleryMark; count: number }[]
  /** The number of all agencies, including the broken ones. */
  total: number
  /** Address that resets a static preview, whose state is in the browser; null if a server keeps the state. */
  resetHref: string | null
}

/** A form of the gallery; its field `as` names the user who signs in. */
export interface GallerySignIn {
  action: string
  names: readonly string[]
}
