import { useCallback, useEffect, useState } from 'react'
import { signOut } from '../../api/session.ts'
import { useApi } from '../../platform/api.tsx'
import { replaceWithStored } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { asStored } from '../../tenant/stored-target.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { clearCheckoutEntries, clearLinkEntries } from '../session-entries.ts'

/** Milliseconds before the redirect (spec §2.1, §9). */
const REDIRECT_DELAY_MS = 100

/** Timeout in milliseconds for a server that does not answer. */
const CALL_MS = 5_000

function Logout() {
  const t = useText('shell')
  const client = useApi()
  const { agency, session } = usePage()
  const { returnUrl } = agency
  const [hasFailed, setHasFailed] = useState(false)
  const leave = useCallback(
    () => setTimeout(() => replaceWithStored(asStored(returnUrl || '/')), REDIRECT_DELAY_MS),
    [returnUrl],
  )
  useEffect(() => {
    if (hasFailed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const then = (isDone: boolean) => {
      if (!isHere) return
      // Scripts cannot delete the cookie, so without the server the user is still signed in, whatever the page shows.
      if (isDone || !session.signedIn) timer = leave()
      else setHasFailed(true)
    }
    clearStorage()
    clearLinkEntries()
    clearCheckoutEntries()
    signOut(client, AbortSignal.timeout(CALL_MS)).then(
      () => then(true),
      () => then(false),
    )
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [client, hasFailed, leave, session.signedIn])
  if (!hasFailed) return <PageSkeleton />
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        level={1}
        title={t('logout.failed')}
        className="page-width min-h-[60vh] justify-center"
        actions={<Button onClick={() => setHasFailed(false)}>{t('common.retry')}</Button>}
      >
        <p>{t('logout.failedHint')}</p>
      </EmptyState>
    </div>
  )
}

function clearStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}

/**
 * /logout: clears local storage and the session, then leads to the return URL or / (spec §2.1); reports a session
 * that could not be ended.
 */
export const page: PageModule = {
  Page: Logout,
  head: (t, { agency }) => innerHead(t('menu.logout'), agency),
  words: ['menus'],
  maxAge: 0,
  noindex: true,
}
