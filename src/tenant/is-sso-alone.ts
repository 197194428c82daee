/** Whether an agency's own sign-on is the only way in, be it at its own site or begun here. */
export function isSsoAlone({
  sso,
}: {
  sso: { isSSOEnabled: boolean; isDirectLoginAllowedForSSOUsers: boolean }
}): boolean {
  return sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers
}
