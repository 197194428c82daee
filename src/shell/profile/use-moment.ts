import { useEffect, useState } from 'react'
import { usePage } from '../../platform/page.tsx'
import { localeOf } from '../../tenant/language.ts'

/** The server does not know the visitor's time zone: what it writes is by UTC, and the browser says it in its own. */
export function useMoment(iso: string, style: Intl.DateTimeFormatOptions): string {
  const { agency, language } = usePage()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return new Intl.DateTimeFormat(localeOf(language, agency), {
    ...style,
    ...(isBrowser ? {} : { timeZone: 'UTC' }),
  }).format(new Date(iso))
}
