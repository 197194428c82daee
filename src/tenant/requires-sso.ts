/** True if single sign-on is the only way to sign in, at the agency's own site or through this one. */
export function requiresSso({
  sso,
}: {
  sso: { isSSOEnabled: boolean; isDirectLoginAllowedForSSOUsers: boolean }
}): boolean {
  return sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers
}
