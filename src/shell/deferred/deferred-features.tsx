import { Component, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePage, useSession } from '../../platform/page.tsx'
import { type Text, type Texts, useText } from '../../platform/text.ts'
import { measurementOf } from '../../tenant/measurement.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { addTexts } from '../add-texts.ts'
import { AuthSlot } from '../auth/auth-slot.tsx'
import { forgetReachedCheckout } from '../post-login-redirect.ts'
import { loadDeferredTexts } from './deferred-texts.ts'
import { leaveForSignup } from './leave-for-signup.ts'
import { Savings } from './savings.tsx'
import { useApiFailures } from './use-api-failures.ts'
import { useCanonicalAddress } from './use-canonical-address.ts'
import { useNewVersion } from './use-new-version.ts'
import { usePublishedCalls } from './use-published-calls.ts'

/** Leaves out what fails, instead of letting the error reach the page. */
class LateBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** What is added to a page at rest: messages, the offline notice, the savings popup. A fault of theirs takes nothing else down. */
export function DeferredFeatures() {
  return (
    <LateBoundary>
      <Parts />
    </LateBoundary>
  )
}

function Parts() {
  const { i18n } = useTranslation()
  const { language, session, agency, preview } = usePage()
  const [hasTexts, setHasTexts] = useState(false)
  usePublishedCalls()
  useApiFailures()
  useSignupPresses()
  useCanonicalAddress()
  useReachedCheckout()
  useNewVersion()
  // Where the other pages' code is: the next page then waits for its own alone.
  useEffect(() => void import('../inner-pages.ts').catch(() => undefined), [])
  useEffect(() => {
    const add = (texts: Texts) => {
      addTexts(i18n, texts)
      setHasTexts(true)
    }
    // Without its words nothing of this is shown.
    loadDeferredTexts(language).then(add, () => undefined)
  }, [i18n, language])
  const loadBusiness = useCallback(
    async () => (await import('../business/load-business-info.ts')).loadBusinessInfo(i18n),
    [i18n],
  )
  return (
    <>
      {hasTexts && <Cards />}
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

// In the editor's frame alone; the second is there already.
async function loadPreview() {
  const [{ PreviewBridge }, { attachPage, tellEditor, wearInPreview }] = await Promise.all([
    import('../../platform/preview/preview-bridge.tsx'),
    import('../../platform/preview/start-preview.ts'),
  ])
  return { PreviewBridge, attachPage, tellEditor, wearInPreview }
}

// For whoever came by a shared link.
const loadSharedDraft = () => import('./shared-draft.tsx')

// Most agencies measure nothing.
const loadAnalytics = () => import('./measure/analytics.tsx')

/** Cards stand above each other at the foot of the screen, so that none covers another. */
function Cards() {
  const t = useText('shell')
  const { agency, preview } = usePage()
  // Who looks at a preview is no visitor.
  const isMeasured = measurementOf(agency) !== null && preview === undefined
  const [isSettled, setIsSettled] = useState(!isMeasured)
  const settle = useCallback(() => setIsSettled(true), [])
  // Says that all of it listens, as `data-hydrated` does for the page.
  useEffect(() => {
    document.documentElement.dataset.late = ''
  }, [])
  return (
    <>
      <Toaster texts={{ label: t('late.messages'), close: t('late.close') }} />
      {/* On a low screen, as of a phone on its side, what is taller than it scrolls: each can be reached to be closed. */}
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex max-h-dvh flex-col gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:pointer-events-auto *:shrink-0 sm:p-6 [@media(max-height:32rem)]:overflow-y-auto [@media(max-height:32rem)]:p-3">
        {/* Around a frame of the editor, the editor says it, and where its work is meanwhile. */}
        {preview?.kind !== 'frame' && <OfflineNotice t={t} />}
        {isMeasured && (
          <Deferred load={loadAnalytics} meanwhile={null} failed={<Unasked onSettled={settle} />}>
            {({ Analytics }) => <Analytics onSettled={settle} />}
          </Deferred>
        )}
        {preview?.kind !== 'frame' && <Savings isHeld={!isSettled} />}
      </div>
      <AuthSlot />
    </>
  )
}

/** Nothing is measured and nobody asked where the code for it does not come. */
function Unasked({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled])
  return null
}

/** Notices that somebody who signed in has come to the checkout that waited: also where a provider, or the agency's own site, led them there. */
function useReachedCheckout(): void {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) forgetReachedCheckout({ pathname, search })
  }, [signedIn, pathname, search])
}

/** Notices when an anonymous visitor follows a link to sign-up, wherever on the page it stands. */
function useSignupPresses(): void {
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

/** Says that there is no connection for as long as that lasts; what failed meanwhile is asked for again by the queries. */
function OfflineNotice({ t }: { t: Text }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // There before it speaks, so that it is read out.
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
