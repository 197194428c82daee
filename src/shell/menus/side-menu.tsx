import { atom, useAtom } from 'jotai'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { slimFooterPages } from '../../tenant/frame.ts'
import { LANGUAGE_COOKIE_SECONDS } from '../../tenant/language.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { COLLAPSED, MENU_COOKIE } from '../../tenant/menu-cookie.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { TooltipGroup } from '../../ui/tooltip.tsx'
import { writeCookie } from '../preferences.ts'
import { beginsGroup, entryLabel, entryReason, useUserMenus } from './menu-entry.ts'
import { Hint, MenuGroup } from './menu-group.tsx'
import { MenuLink } from './menu-link.tsx'

/** The choice of this visit; before one is made, the cookie's value at rendering. */
const collapsedAtom = atom<boolean | null>(null)

/**
 * The agents' command centre next to every page except sign-in pages: collapsed or expanded, which is stored and in
 * the served HTML. On narrow screens its entries are in the header's menu. Source: spec §2.6.
 */
export function SideMenu() {
  const t = useText('shell')
  const page = usePage()
  const { pathname: address } = useLocation()
  const [chosen, choose] = useAtom(collapsedAtom)
  const isCollapsed = chosen ?? page.isMenuCollapsed ?? false
  const id = useId()
  const { side } = useUserMenus()
  const isSlim = slimFooterPages.some((one) => matchPath(one, address))
  if (isSlim || !permissionsOf(page.session, page.agency).has('page.commandCentre')) return null
  const collapse = (now: boolean) => {
    choose(now)
    storeMenu(now)
  }
  const toggleLabel = isCollapsed ? t('menu.expand') : t('menu.collapse')
  return (
    <nav
      aria-label={t('menu.commandCentre')}
      data-side-menu=""
      data-collapsed={isCollapsed || undefined}
      className="side-menu"
    >
      <TooltipGroup>
        <div className="flex items-center justify-between gap-2 p-3 ps-5 in-data-collapsed:justify-center in-data-collapsed:ps-3">
          {!isCollapsed && (
            <p className="font-brand text-[0.9375rem] leading-tight">{t('menu.commandCentre')}</p>
          )}
          <Hint text={isCollapsed ? toggleLabel : null}>
            <button
              type="button"
              aria-label={toggleLabel}
              aria-expanded={!isCollapsed}
              aria-controls={id}
              onClick={() => collapse(!isCollapsed)}
              className="-me-1 flex size-11 shrink-0 items-center justify-center rounded-control text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground in-data-collapsed:me-0"
            >
              <Icon
                path={isCollapsed ? menuIconPaths.expand : menuIconPaths.collapse}
                className="size-5.5 rtl:-scale-x-100"
              />
            </button>
          </Hint>
        </div>
        <ul
          id={id}
          className="grid min-h-0 flex-1 content-start gap-0.5 overflow-y-auto overscroll-contain p-3 pt-0"
        >
          {side.map((entry, index, all) => (
            <li
              key={entry.id}
              className={beginsGroup(entry, all[index - 1]) ? 'mt-2 border-t pt-2' : undefined}
            >
              <SideEntry
                entry={entry}
                address={address}
                isCollapsed={isCollapsed}
                // Expands for this visit without storing a choice.
                onExpand={() => choose(false)}
              />
            </li>
          ))}
        </ul>
      </TooltipGroup>
    </nav>
  )
}

interface SideEntryProps {
  entry: MenuEntry
  address: string
  isCollapsed: boolean
  onExpand: () => void
}

function SideEntry({ entry, address, isCollapsed, onExpand }: SideEntryProps) {
  const t = useText('shell')
  const label = entryLabel(t, entry)
  const reason = entryReason(t, entry)
  if (entry.entries) return <MenuGroup {...{ entry, address, isCollapsed, onExpand }} />
  return (
    <Hint text={isCollapsed ? [label, reason].filter(Boolean).join(': ') : reason}>
      <MenuLink entry={entry} address={address} isIcon={isCollapsed} />
    </Hint>
  )
}

/** Stores for a year whether the side menu is collapsed, where the server sees it too (spec §2.6). */
function storeMenu(isCollapsed: boolean): void {
  writeCookie(MENU_COOKIE, isCollapsed ? COLLAPSED : '', isCollapsed ? LANGUAGE_COOKIE_SECONDS : 0)
}
