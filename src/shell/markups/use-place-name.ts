import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../api/currencies.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import type { Where } from './rule-draft.ts'

/** Gives what says where a rule counts, in the reader's language: a country's name, or a city's with its country's. */
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
