/**
 * Settings that only the platform sets: what it sells to the agency and from whom, its hosts, sign-in to its people's
 * accounts, foreign scripts, and the file's schema. Owners cannot change them, and an owner's folder leaves them as
 * they are; the operator's tenant folder sets them.
 */
export const platformFields: readonly string[] = [
  '/$schema',
  '/hosts',
  '/agency/isSubscribed',
  '/agency/isPlatformBrand',
  '/agency/thirdParties',
  '/identityProviders',
  '/suppliers',
  // Prices belong to no version: the agency's people change them at /settings/agency.
  '/markups',
]

/** True if a change at a pointer would affect a platform field, around or inside it. */
export function isPlatformField(pointer: string): boolean {
  return platformFields.some(
    (field) => field === pointer || field.startsWith(`${pointer}/`) || pointer.startsWith(`${field}/`),
  )
}
