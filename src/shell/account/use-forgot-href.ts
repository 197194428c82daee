import { useEffect, useState } from 'react'
import { forgotHref } from './forgot-href.ts'

/** The same on a page that is served from a cache: the server renders it without a way back, and the browser completes it. */
export function useForgotHref(redirect: string | null): string {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return forgotHref(isBrowser ? redirect : null)
}
