import type { BookingServiceTitle, LanguageCode } from './types.ts'

/** An agency as the gallery of demo agencies shows it. */
export interface GalleryTenant {
  slug: string
  name: string
  tagline: string
  href: string
  logo: string
  /** Its hero picture. */
  image: string
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

/** A form of the gallery: `as` names who signs in. */
export interface GallerySignIn {
  action: string
  names: readonly string[]
}
