/**
 * Takes where an agency's people log in outside of here (`returnUrl`) and gives it, or null where there is no such place:
 * none is named, or it is this site's home or its /sso, which is where somebody is who is told of it.
 */
export function agencySite(returnUrl: string): string | null {
  return /^(?:\/|\/sso\/?)?(?:[?#]|$)/i.test(returnUrl) ? null : returnUrl
}
