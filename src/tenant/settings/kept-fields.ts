/**
 * Fields of an agency's settings that the platform keeps: what it sells to the agency, where the agency answers, and what
 * would let whoever runs its site into its people's accounts or run foreign scripts on it. An owner neither sees nor
 * changes them; an import leaves them as they are.
 */
export const keptFields: readonly string[] = [
  '/$schema',
  '/hosts',
  '/agency/isSubscribed',
  '/agency/isPlatformBrand',
  '/agency/thirdParties',
  '/identityProviders',
]

/** Whether a change at a pointer would reach one of them, from above or within. */
export function isKept(pointer: string): boolean {
  return keptFields.some(
    (field) => field === pointer || field.startsWith(`${pointer}/`) || pointer.startsWith(`${field}/`),
  )
}
