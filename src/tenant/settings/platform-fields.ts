/**
 * Fields of an agency's settings that the platform keeps: what it sells to the agency, from whom, where the agency answers, and what
 * would let whoever runs its site into its people's accounts or run foreign scripts on it; and what names the file's own
 * schema. An owner changes none of them, and is told of the hosts alone, beside the settings; a folder that an owner brings in
 * leaves them as they are. The tenant's folder, which an operator brings in, sets them.
 */
export const platformFields: readonly string[] = [
  '/$schema',
  '/hosts',
  '/agency/isSubscribed',
  '/agency/isPlatformBrand',
  '/agency/thirdParties',
  '/identityProviders',
  '/suppliers',
  // Prices are of no version: its people change them at /settings/agency.
  '/markups',
]

/** Whether a change at a pointer would reach one of them, from above or within. */
export function isPlatformField(pointer: string): boolean {
  return platformFields.some(
    (field) => field === pointer || field.startsWith(`${pointer}/`) || pointer.startsWith(`${field}/`),
  )
}
