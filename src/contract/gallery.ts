import type { BookingServiceTitle, LanguageCode } from './types.ts'

/** Parameter of the address at which demo and development serve a page without its scripts, to be looked at alone. */
export const STILL_PARAMETER = 'still'

/** An agency as the gallery of demo agencies shows it. */
export interface GalleryTenant {
  slug: string
  name: string
  tagline: string
  href: string
  logo: string
  /** Its hero picture. */
  image: string
  /** Address at which its home can be shown small; null where the gallery may frame none. */
  thumbnail: string | null
  /** `#rrggbb` colours of its theme, the brand first. */
  palette: readonly string[]
  services: readonly BookingServiceTitle[]
  language: LanguageCode
  isInactive: boolean
  isSsoOnly: boolean
  hidesPrices: boolean
  isPlatformBrand: boolean
  /** Where one of the demo's people signs in with one press; null where nobody signs in by password. */
  signIn: GallerySignIn | null
}

/** An agency whose folder could not be imported as it is. */
export interface GalleryBroken {
  slug: string
  /** Where each fault is, as editors open it, and what to do about it. */
  problems: readonly { place: string; text: string }[]
  /** What was imported of it before is served. */
  isServed: boolean
}

/** What is special about an agency, to choose by. */
export const galleryMarks = ['members', 'sso', 'inactive', 'platform', 'rtl', 'broken'] as const
export type GalleryMark = (typeof galleryMarks)[number]

/** What the gallery was asked to show; empty for all. */
export interface GalleryWish {
  text: string
  engine: BookingServiceTitle | ''
  mark: GalleryMark | ''
}

export interface Gallery {
  /** Those that were asked for. */
  tenants: readonly GalleryTenant[]
  broken: readonly GalleryBroken[]
  wish: GalleryWish
  /** The engines and marks there are to choose by, with how many agencies have each. */
  engines: readonly { engine: BookingServiceTitle; count: number }[]
  marks: readonly { mark: GalleryMark; count: number }[]
  /** How many there are in all, the broken ones among them. */
  total: number
  /** Where everything that was done is forgotten, in a static preview, which the browser keeps; null where a server keeps the sites. */
  startAnew: string | null
}

/** A form of the gallery: `as` names who signs in. */
export interface GallerySignIn {
  action: string
  names: readonly string[]
}
