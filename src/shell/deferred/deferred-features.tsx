import { Component, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePage, useSession } from '../../platform/page.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { measurementOf } from '../../tenant/measurement.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { AuthSlot } from '../auth/auth-slot.tsx'
import { leaveForSignup } from '../auth/leave-for-signup.ts'
import { useCanonicalAddress } from '../head/use-canonical-address.ts'
import { forgetReachedCheckout } from '../post-login-redirect.ts'
import { useNewVersion } from '../published-version/use-new-version.ts'
import { Savings } from '../savings/savings.tsx'
import { useApiFailures, usePublishedCalls } from './use-api-middleware.ts'

/** Omits a failed feature instead of passing its error to the page. */
class LateBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Features added to an idle page: messages, the offline notice, the savings popup. Their errors take nothing else
 * down.
 */
export function DeferredFeatures() {
  return (
    <LateBoundary>
      <DeferredParts />
    </LateBoundary>
  )
}

function DeferredParts() {
  const { i18n } = useTranslation()
  const { session, agency, preview } = usePage()
  usePublishedCalls()
  useApiFailures()
  useSignupPresses()
  useCanonicalAddress()
  useReachedCheckout()
  useNewVersion()
  // Loads the list of other pages early, so that the next page only waits for its own code.
  useEffect(() => void import('../inner-pages.ts').catch(() => undefined), [])
  const loadBusiness = useCallback(
    async () => (await import('../business/load-business-info.ts')).loadBusinessInfo(i18n),
    [i18n],
  )
  return (
    <>
      <Cards />
      {preview?.kind === 'frame' && (
        <Deferred load={loadPreview} meanwhile={null}>
          {({ PreviewBridge, ...doings }) => <PreviewBridge {...doings} />}
        </Deferred>
      )}
      {preview?.kind === 'share' && (
        <Deferred load={loadSharedDraft} meanwhile={null}>
          {({ SharedDraft }) => <SharedDraft />}
        </Deferred>
      )}
      {permissionsOf(session, agency).has('businessInfo.submit') && (
        <Deferred load={loadBusiness} meanwhile={null}>
          {(BusinessInfo) => <BusinessInfo />}
        </Deferred>
      )}
    </>
  )
}

// Only in the editor's frame; the second module is already loaded there.
async function loadPreview() {
  const [{ PreviewBridge }, { attachPage, tellEditor, applyInPreview }] = await Promise.all([
    import('../../platform/preview/preview-bridge.tsx'),
    import('../../platform/preview/start-preview.ts'),
  ])
  return { PreviewBridge, attachPage, tellEditor, applyInPreview }
}

// Only for visitors of a shared link.
const loadSharedDraft = () => import('../published-version/shared-draft.tsx')

// Most agencies measure nothing.
const loadAnalytics = () => import('../measurement/analytics.tsx')

/** Cards are stacked at the foot of the screen, so that none covers another. */
function Cards() {
  const t = useText('shell')
  const { agency, preview } = usePage()
  // A viewer of a preview is not a visitor.
  const isMeasured = measurementOf(agency) !== null && preview === undefined
  const [isSettled, setIsSettled] = useState(!isMeasured)
  const settle = useCallback(() => setIsSettled(true), [])
  // Marks the features as ready, as `data-hydrated` does for the page.
  useEffect(() => {
    document.documentElement.dataset.deferredReady = ''
  }, [])
  return (
    <>
      <Toaster texts={{ label: t('late.messages'), close: t('late.close') }} />
      {/* On a low screen, such as a phone on its side, the stack scrolls, so that each card can be closed. */}
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex max-h-dvh flex-col gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:pointer-events-auto *:shrink-0 sm:p-6 [@media(max-height:32rem)]:overflow-y-auto [@media(max-height:32rem)]:p-3">
        {/* For a frame of the editor, the editor shows the notice and where the work is stored. */}
        {preview?.kind !== 'frame' && <OfflineNotice t={t} />}
        {isMeasured && (
          <Deferred load={loadAnalytics} meanwhile={null} failed={<Unmeasured onSettled={settle} />}>
            {({ Analytics }) => <Analytics onSettled={settle} />}
          </Deferred>
        )}
        {preview?.kind !== 'frame' && <Savings isHeld={!isSettled} />}
      </div>
      <AuthSlot />
    </>
  )
}

/** If the analytics code fails to load, nothing is measured and no consent is requested. */
function Unmeasured({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled])
  return null
}

/** Clears the waiting checkout when a signed-in user reaches it, also by a provider or the agency's own site. */
function useReachedCheckout(): void {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) forgetReachedCheckout({ pathname, search })
  }, [signedIn, pathname, search])
}

/** Handles an anonymous visitor's clicks on sign-up links anywhere on the page. */
function useSignupPresses(): void {
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn) return
    const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      // Opened in another tab: the visitor stays here.
      if (ctrlKey || metaKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === location.origin && link.pathname === '/signup')
        leaveForSignup(location, Date.now())
    }
    // Before the router follows the link, while the address is still that of the page.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [signedIn])
}

/** Shows a notice for as long as the page is offline; the queries retry what failed meanwhile. */
function OfflineNotice({ t }: { t: Text }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // Rendered while empty, so that screen readers announce its text.
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <p className="mx-auto flex w-fit max-w-full animate-rise items-center gap-3 rounded-lg border bg-popover px-4 py-3 text-popover-foreground shadow-float">
          <Icon path={moreIconPaths.noConnection} className="size-5 text-muted-foreground" />
          {t('late.offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
