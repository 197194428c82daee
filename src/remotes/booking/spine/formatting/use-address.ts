import { usePage } from '@livery/platform'
import type { Address } from '../item/item-facts.ts'
import { countryName } from './country-name.ts'

/**
 * Returns a function that writes an address on one line: street and town in local form, then the country in the
 * reader's language.
 */
export function useAddress(): (address: Address) => string {
  const { language } = usePage()
  return ({ line, city, country }) => {
    const there = [line, city].filter(Boolean).join(', ')
    return `\u2068${there}\u2069, ${countryName(country, language)}`
  }
}
