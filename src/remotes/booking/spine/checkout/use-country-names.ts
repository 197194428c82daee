import { usePage } from '@livery/platform'
import { useMemo } from 'react'
import { countryName } from '../formatting/country-name.ts'

/** Returns countries with their names in the page's language, sorted. */
export function useCountryNames(codes: readonly string[]): { code: string; name: string }[] {
  const { language } = usePage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return codes
      .map((code) => ({ code, name: countryName(code, language) }))
      .sort((one, other) => compare(one.name, other.name))
  }, [codes, language])
}
