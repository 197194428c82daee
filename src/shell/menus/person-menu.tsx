import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { beginsGroup, useUserMenus } from './menu-entry.ts'
import { MenuGroup } from './menu-group.tsx'
import { MenuLink } from './menu-link.tsx'
import { LogOut, PersonCard } from './profile-menu.tsx'

/** A signed-in user's menu in the header's drawer on narrow screens: the side menu's entries, or the travellers'. */
export function PersonMenu({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell')
  const { session } = usePage()
  const { side } = useUserMenus()
  const { pathname } = useLocation()
  return (
    <>
      <div className="px-3">
        <PersonCard />
      </div>
      <nav
        className="own-menu"
        aria-label={session.isTravelAgent ? t('menu.commandCentre') : t('menu.account')}
      >
        <ul className="grid gap-0.5">
          {side.map((entry, index, all) => (
            <li
              key={entry.id}
              className={beginsGroup(entry, all[index - 1]) ? 'mt-2 border-t pt-2' : undefined}
            >
              {entry.entries ? (
                <MenuGroup entry={entry} address={pathname} onFollow={onFollow} says />
              ) : (
                <MenuLink entry={entry} address={pathname} onFollow={onFollow} says />
              )}
            </li>
          ))}
          <li className="mt-2 border-t pt-2">
            <LogOut onFollow={onFollow} />
          </li>
        </ul>
      </nav>
    </>
  )
}
