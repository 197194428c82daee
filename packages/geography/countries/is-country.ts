import { countries } from 'countries-list'

/** Whether a text is the code of a country, ISO 3166-1 alpha-2 in capitals; `EU` and `XX` are not. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code)
}
