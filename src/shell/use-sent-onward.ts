import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { replacePath } from '../platform/leave-page.ts'
import { useSession } from '../platform/page.tsx'
import { hasCheckoutWaiting, takeWayOnward } from './way-onward.ts'

/** On /signup: who is signed in already and has left a checkout is sent onward to it, once (spec §2.1). */
export function useSentOnward(): void {
  const { signedIn } = useSession()
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  useEffect(() => {
    if (signedIn && hasCheckoutWaiting()) replacePath(takeWayOnward(redirect, Date.now()))
  }, [signedIn, redirect])
}
