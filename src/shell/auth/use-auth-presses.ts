import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { authModalAtom } from '../../platform/auth-modal.ts'
import { usePage } from '../../platform/page.tsx'
import { modalOf } from './modal-of.ts'

/**
 * A link to log-in or sign-up that names a modal (`data-auth`) opens it over the page, wherever it stands; opened in another
 * tab, or before this code has come, it leads to its page.
 */
export function useAuthPresses(): void {
  const { agency } = usePage()
  const open = useSetAtom(authModalAtom)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-auth]') : null
      const modal = link && modalOf({ kind: link.dataset.auth, href: link.href }, agency)
      if (!modal) return
      // Neither the browser nor the router follows it then.
      event.preventDefault()
      open(modal)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [agency, open])
}
