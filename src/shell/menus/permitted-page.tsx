import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { mayOpen } from '../../tenant/protected-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { homeHref } from '../home-href.ts'
import { useTitle } from '../use-title.ts'
import { LogOut, PersonCard } from './profile-menu.tsx'

/**
 * Page guard of signed-in users: shows the 403 state for a page they may not open, whichever part answers it, without
 * requesting its data. Adds the session footer if the visit hides the header. Source: decision 0053; spec §4, §6.
 */
export function PermittedPage({ children }: { children: ReactNode }) {
  const { session, agency, frame } = usePage()
  const { pathname } = useLocation()
  if (!session.signedIn) return children
  return (
    <>
      {mayOpen(pathname, session, agency) ? children : <Forbidden />}
      {!frame.header && <SessionFooter />}
    </>
  )
}

/** The 403 state for a signed-in user, with a link to continue. */
function Forbidden() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const title = t('forbidden.title')
  useTitle(title)
  return (
    <DeadEnd
      t={t}
      icon="lock"
      title={title}
      homeHref={homeHref(agency, session)}
      homeLabel={t('forbidden.back')}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t('forbidden.hint')}
    </DeadEnd>
  )
}

/**
 * Footer of a visit that hides the header, which contains menus and log-out (spec §4): the user, the dashboard with
 * its entries, and log-out.
 */
function SessionFooter() {
  const t = useText('shell')
  const { session } = usePage()
  const [path, name] = session.isTravelAgent
    ? ['/dashboard', t('menu.commandCentre')]
    : ['/mytrip/dashboard', t('menu.dashboard')]
  return (
    <div className="border-t">
      <nav
        aria-label={t('menu.account')}
        className="page-width flex flex-wrap items-center gap-x-2 gap-y-1 py-3"
      >
        <div className="me-auto pe-4 max-sm:w-full">
          <PersonCard />
        </div>
        <Link href={path} className="menu-entry">
          <Icon path={menuIconPaths.dashboard} className="size-5.5" />
          {name}
        </Link>
        <LogOut onFollow={() => undefined} />
      </nav>
    </div>
  )
}
