import type { Agency } from '../../../contract/types.ts'

/** Gives an agency's postal address as its lines, written as the site's own footer writes it. */
export function mailAddress(agency: Agency): string[] {
  const { displayAddressFooter, addressLine1, city, state, zipCode, country } = agency
  if (!displayAddressFooter) return []
  const region = [state, zipCode].filter((part) => part !== '').join(' ')
  const place = [city, region].filter((part) => part !== '').join(', ')
  return [addressLine1, place, country].filter((line) => line !== '')
}
