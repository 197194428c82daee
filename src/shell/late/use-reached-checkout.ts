import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../platform/page.tsx'
import { forgetReachedCheckout } from '../way-onward.ts'

/** Notices that somebody who signed in has come to the checkout that waited: also where a provider, or the agency's own site, led them there. */
export function useReachedCheckout(): void {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) forgetReachedCheckout({ pathname, search })
  }, [signedIn, pathname, search])
}
