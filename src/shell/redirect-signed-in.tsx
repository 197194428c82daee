import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { replacePath } from '../platform/leave-page.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { takePostLoginRedirect } from './post-login-redirect.ts'

/**
 * Redirects a signed-in user from the sign-in and sign-up pages to the waiting checkout or the redirect parameter
 * (spec §2.1).
 */
export function RedirectSignedIn() {
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  useEffect(() => replacePath(takePostLoginRedirect(redirect, Date.now())), [redirect])
  return <PageSkeleton />
}
