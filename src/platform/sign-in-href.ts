import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { signInHref } from '../tenant/sign-in.ts'
import { useAgency } from './page.tsx'

/**
 * Address of log-in or sign-up that comes back to where the visitor is. The server renders it without the query, which
 * does not split the page cache; the browser completes it.
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
