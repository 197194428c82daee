import { usePage } from '@livery/platform'
import { useMemo } from 'react'
import { countryName } from '../formatting/country-name.ts'

/** Takes countries and gives them as the page's language calls and orders them. */
export function useCountryNames(codes: readonly string[]): { code: string; name: string }[] {
  const { language } = usePage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return codes
      .map((code) => ({ code, name: countryName(code, language) }))
      .sort((one, other) => compare(one.name, other.name))
  }, [codes, language])
}
