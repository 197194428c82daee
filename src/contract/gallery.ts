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
}
