import type { Agency } from '../../contract/types.ts'

/** Gives an agency's postal address as its lines; the footer of a mail names who wrote it. */
export function mailAddress(agency: Agency): string[] {
  const { displayAddressFooter, addressLine1, city, state, zipCode, country } = agency
  if (!displayAddressFooter) return []
  const place = [zipCode, city, state].filter((part) => part !== '').join(' ')
  return [addressLine1, place, country].filter((line) => line !== '')
}
