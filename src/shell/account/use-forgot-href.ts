import { useEffect, useState } from 'react'
import { forgotHref } from './forgot-href.ts'

/** The same on a cached page: the server renders it without a redirect, and the browser adds it. */
export function useForgotHref(redirect: string | null): string {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return forgotHref(isBrowser ? redirect : null)
}
