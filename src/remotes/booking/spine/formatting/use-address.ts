import { usePage } from '@livery/platform'
import type { Address } from '../item/item-facts.ts'
import { countryName } from './country-name.ts'

/** Gives how an address is written on one line: street and town as they are written there, then the country's name for the reader. */
export function useAddress(): (address: Address) => string {
  const { language } = usePage()
  return ({ line, city, country }) => {
    const there = [line, city].filter(Boolean).join(', ')
    return `\u2068${there}\u2069, ${countryName(country, language)}`
  }
}
