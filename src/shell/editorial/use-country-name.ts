import { usePage } from '../../platform/page.tsx'

/** Returns a function that names a country by its code, in the page's language. */
export function useCountryName(): (code: string) => string {
  const { language } = usePage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (code) => names.of(code) ?? code
}
