import { useEffect } from 'react'
import { signOut } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { replaceWithStored } from '../../platform/leave-page.ts'
import { useAgency } from '../../platform/page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { clearLinkEntries } from '../session-entries.ts'

/** Milliseconds before the way out (spec §2.1, §9). */
const REDIRECT_DELAY_MS = 100

function Logout() {
  const client = useApi()
  const { returnUrl } = useAgency()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    clearStorage()
    clearLinkEntries()
    void signOut(client)
      .catch(() => undefined)
      .finally(() => {
        timer = setTimeout(() => replaceWithStored(returnUrl || '/'), REDIRECT_DELAY_MS)
      })
    return () => clearTimeout(timer)
  }, [client, returnUrl])
  return <PageSkeleton />
}

function clearStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

/** /logout: clears local storage and the session, then leads to the return URL or / (spec §2.1). */
export const page: PageModule = {
  Page: Logout,
  head: (t, { agency }) => innerHead(t('menu.logout'), agency),
  words: ['menus'],
  maxAge: 0,
  noindex: true,
}
