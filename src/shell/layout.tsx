import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { languagesQuery } from '../api/languages.ts'
import { navigationQuery } from '../api/navigation.ts'
import { useApi } from '../platform/api.tsx'
import { useCurrency } from '../platform/currency.ts'
import { usePage } from '../platform/page.tsx'
import { useSignInHref } from '../platform/sign-in-href.ts'
import { useText } from '../platform/text.ts'
import { frameOf } from '../tenant/frame.ts'
import { isOpenWhileInactive } from '../tenant/inactive-access.ts'
import { resolveNavigation } from '../tenant/navigation.ts'
import { SiteHeader } from './components/site-header.tsx'
import { deferredMarkup } from './deferred-markup.tsx'
import { frameComponents } from './frame-components.ts'
import { homeHref } from './home-href.ts'
import { storeCurrency } from './preferences.ts'
import { replayEarlyPresses } from './replay-early-presses.ts'

const SiteFooter = deferredMarkup(async () => (await import('./components/site-footer.tsx')).SiteFooter)

/**
 * Frame of every page: header, page and footer. A modal blocks an inactive agency's site, except where its people
 * sign in and work.
 */
export function Layout({ children }: { children: ReactNode }) {
  const t = useText('shell')
  const page = usePage()
  const { agency, session, today } = page
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const query = (name: string) => params.get(name)
  const frame = frameOf({ ...page, path: pathname, query, request: page.frame })
  const isClosed = agency.status === 'Inactive' && !isOpenWhileInactive(pathname, session, agency)
  const main = useRef<HTMLElement>(null)
  useStartOfPage(main)
  // Marks the page as hydrated, not only rendered.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    replayEarlyPresses()
  }, [])
  const { InactiveModal, Inside, SideMenu } = frameComponents()
  return (
    <div className="flex min-h-dvh flex-col">
      {frame.header && <Header bare={frame.isBare} />}
      {frame.header && SideMenu && <SideMenu />}
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        {Inside ? <Inside>{children}</Inside> : children}
      </main>
      {frame.footer && <SiteFooter t={t} agency={agency} year={today.slice(0, 4)} slim={frame.isSlim} />}
      {isClosed && InactiveModal && <InactiveModal t={t} session={session} />}
    </div>
  )
}

/**
 * A new page starts at its top, for eyes and keyboard: after a link in the header or footer the focus moves into the
 * page, where screen readers start. On Back, the browser restores the position.
 */
function useStartOfPage(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each path
  useEffect(() => {
    if (type !== 'PUSH') return
    window.scrollTo(0, 0)
    // A field of the page that has the focus keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, type])
}

function Header({ bare }: { bare: boolean }) {
  const t = useText('shell')
  const { agency, session, language } = usePage()
  const client = useApi()
  const { pathname } = useLocation()
  const { data: navigation } = useQuery(navigationQuery(client))
  const { data: languages } = useQuery(languagesQuery(client))
  const [currency, setCurrency] = useCurrency()
  const { ProfileMenu, PersonMenu } = frameComponents()
  return (
    <SiteHeader
      bare={bare}
      t={t}
      agency={agency}
      session={session}
      homeHref={homeHref(agency, session)}
      navigation={resolveNavigation(navigation?.agencyNavigation ?? [], agency, t('common.bookNow'))}
      path={pathname}
      languages={languages?.languages ?? []}
      language={language}
      onLanguage={({ code }, choose) => void choose(client, code, session.signedIn)}
      currency={currency}
      onCurrency={(chosen) => {
        setCurrency(chosen)
        storeCurrency(chosen)
      }}
      loginHref={useSignInHref('/login')}
      signupHref={useSignInHref('/signup')}
      profileMenu={ProfileMenu && <ProfileMenu />}
      personMenu={(close) => PersonMenu && <PersonMenu onFollow={close} />}
    />
  )
}
