import { usePage } from '@livery/platform'
import { useMemo } from 'react'

/** Takes countries and gives them as the page's language calls and orders them. */
export function useCountryNames(codes: readonly string[]): { code: string; name: string }[] {
  const { language } = usePage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const { compare } = new Intl.Collator(language)
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => compare(one.name, other.name))
  }, [codes, language])
}
