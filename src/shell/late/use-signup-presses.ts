import { useEffect } from 'react'
import { useSession } from '../../platform/page.tsx'
import { leaveForSignup } from './leave-for-signup.ts'

/** Notices when an anonymous visitor follows a link to sign-up, wherever on the page it stands. */
export function useSignupPresses(): void {
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn) return
    const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      // Opened beside this page: the visitor stays here.
      if (ctrlKey || metaKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === location.origin && link.pathname === '/signup')
        leaveForSignup(location, Date.now())
    }
    // Before the router follows the link: the address is still that of the page.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [signedIn])
}
