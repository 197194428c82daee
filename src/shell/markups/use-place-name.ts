import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import type { Where } from './rule-draft.ts'

/** Returns a function that names a rule's place in the reader's language: a country, or a city with its country. */
export function usePlaceName(): (where: Where) => string {
  const t = useText('shell')
  const { data } = useQuery(countriesQuery(useApi()))
  const countryName = (code: string) => data?.data.find((country) => country.code === code)?.name ?? code
  return (where) => {
    if (where.kind === 'country') return countryName(where.country)
    if (where.kind === 'place') return `${where.place.name}, ${countryName(where.place.country)}`
    return t('markups.everywhere')
  }
}
