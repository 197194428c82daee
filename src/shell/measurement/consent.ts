export type Consent = 'granted' | 'denied'

/** Cookie with the visitor's consent. */
export const CONSENT_COOKIE = 'livery_consent'
const YEAR = 31_536_000

/** Returns the visitor's stored consent, or null. */
export function readConsent(): Consent | null {
  try {
    const [, value] =
      new RegExp(`(?:^|; )${CONSENT_COOKIE}=(granted|denied)(?:;|$)`).exec(document.cookie) ?? []
    return (value as Consent | undefined) ?? null
  } catch {
    return null
  }
}

/** Stores the consent for a year; if cookies are blocked, it applies while the page is open. */
export function writeConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP, which demo and development allow
    document.cookie = `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
  } catch {
    // Cookies are blocked.
  }
}

/** Returns whether the browser sends Global Privacy Control, which counts as a rejection. */
export function isPrivate(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

export type MeasurementStatus = 'measured' | 'unmeasured' | 'asked' | 'unknown'

export interface ConsentInput {
  isPrivate: boolean
  consent: Consent | null
  /** Countries whose visitors are asked first (`analyticsConsentRegions`). */
  regions: readonly string[]
  /** The visitor's likely country; null if unknown, undefined while it is being requested. */
  country: string | null | undefined
}

/**
 * Returns whether a visitor is measured, not measured, asked for consent, or not known yet. Visitors from countries that need
 * consent, or from an unknown one, are measured only after consent. Source: spec §7 (analytics).
 */
export function measurementStatus({ isPrivate, consent, regions, country }: ConsentInput): MeasurementStatus {
  if (isPrivate || consent === 'denied') return 'unmeasured'
  if (consent === 'granted' || regions.length === 0) return 'measured'
  if (country === undefined) return 'unknown'
  return country === null || regions.includes(country) ? 'asked' : 'measured'
}
