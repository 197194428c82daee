export type Consent = 'granted' | 'denied'

/** Name of the cookie that keeps what the visitor decided. */
export const CONSENT_COOKIE = 'livery_consent'
const YEAR = 31_536_000

/** What the visitor decided about being measured, or null. */
export function readConsent(): Consent | null {
  try {
    const [, value] =
      new RegExp(`(?:^|; )${CONSENT_COOKIE}=(granted|denied)(?:;|$)`).exec(document.cookie) ?? []
    return (value as Consent | undefined) ?? null
  } catch {
    return null
  }
}

/** Keeps a decision for a year; where cookies are blocked it holds for as long as the page is open. */
export function writeConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http, which demo and development allow
    document.cookie = `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
  } catch {
    // Cookies are blocked.
  }
}

/** Whether the browser says for its visitor that nothing may be passed on: it counts as rejected. */
export function isPrivate(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

export type Standing = 'measured' | 'unmeasured' | 'asked' | 'unknown'

export interface ConsentInput {
  isPrivate: boolean
  consent: Consent | null
  /** Countries whose visitors are asked first (`analyticsConsentRegions`). */
  regions: readonly string[]
  /** Where the visitor seems to be; null when nothing tells it, undefined while that is being asked. */
  country: string | null | undefined
}

/**
 * Says how a visitor stands: measured, not measured, to be asked, or not known yet. Who lives where consent is needed, or
 * where nobody knows, is measured only after consent. Source: spec §7 (analytics).
 */
export function standingOf({ isPrivate, consent, regions, country }: ConsentInput): Standing {
  if (isPrivate || consent === 'denied') return 'unmeasured'
  if (consent === 'granted' || regions.length === 0) return 'measured'
  if (country === undefined) return 'unknown'
  return country === null || regions.includes(country) ? 'asked' : 'measured'
}
