import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { PersonCard } from './person-card.tsx'
import { LogOut } from './profile-menu.tsx'

/**
 * Footer of a visit that hides the header, which contains menus and log-out (spec §4): the user, the dashboard with
 * its entries, and log-out.
 */
export function SessionFooter() {
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
