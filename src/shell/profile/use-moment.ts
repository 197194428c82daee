import { useEffect, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { localeOf } from '../../tenant/language.ts'

/**
 * Formats a moment in UTC on the server, which does not know the visitor's time zone, and in the local one in the
 * browser.
 */
export function useMoment(iso: string, style: Intl.DateTimeFormatOptions): string {
  const { agency, language } = usePage()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return new Intl.DateTimeFormat(localeOf(language, agency), {
    ...style,
    ...(isBrowser ? {} : { timeZone: 'UTC' }),
  }).format(new Date(iso))
}
