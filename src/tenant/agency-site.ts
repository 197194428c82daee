/**
 * Returns the external address at which an agency's people log in (`returnUrl`). Null if there is none, or if it is
 * this site's home or its /sso, where the reader already is.
 */
export function agencySite(returnUrl: string): string | null {
  return /^(?:\/|\/sso\/?)?(?:[?#]|$)/i.test(returnUrl) ? null : returnUrl
}
