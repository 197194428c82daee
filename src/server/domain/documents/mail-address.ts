import type { Agency } from '../../../contract/types.ts'

/** Returns an agency's postal address in lines, in the same format as the site's footer. */
export function mailAddress(agency: Agency): string[] {
  const { displayAddressFooter, addressLine1, city, state, zipCode, country } = agency
  if (!displayAddressFooter) return []
  const region = [state, zipCode].filter((part) => part !== '').join(' ')
  const place = [city, region].filter((part) => part !== '').join(', ')
  return [addressLine1, place, country].filter((line) => line !== '')
}
