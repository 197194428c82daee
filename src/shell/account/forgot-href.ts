import { useEffect, useState } from 'react'
import { addParameter } from '../../tenant/add-parameter.ts'
import { internalPath } from '../../tenant/internal-path.ts'

/** Returns the address of the forgotten-password page, with the user's redirect if it is on this site. */
export function forgotHref(redirect: string | null): string {
  const target = internalPath(redirect)
  return target === null || target === '/'
    ? '/forgotpassword'
    : addParameter('/forgotpassword', 'redirect', target)
}

/** The same on a cached page: the server renders it without a redirect, and the browser adds it. */
export function useForgotHref(redirect: string | null): string {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return forgotHref(isBrowser ? redirect : null)
}
