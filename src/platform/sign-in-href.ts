import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { signInHref } from '../tenant/sign-in.ts'
import { useAgency } from './page.tsx'

/**
 * Returns the address of log-in or sign-up that leads back to the current page. The server renders it without the
 * query, which would split the page cache; the browser adds it.
 */
export function useSignInHref(to: '/login' | '/signup', redirect?: string): string {
  const agency = useAgency()
  const { pathname, search } = useLocation()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return signInHref({
    agency,
    to,
    path: pathname,
    search: isBrowser ? search : '',
    ...(redirect === undefined ? {} : { redirect }),
  })
}
