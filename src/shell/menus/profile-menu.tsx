import { useAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useAgency, usePage, useSession } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Deferred } from '../../ui/deferred.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { Popover } from '../../ui/popover.tsx'
import { chatAtom } from './chat.ts'
import { useUserMenus } from './menu-entry.ts'
import { MenuLink } from './menu-link.tsx'

const loadChat = async () => (await import('./chat-panel.tsx')).ChatPanel

/**
 * Menu at a signed-in user's name: a traveller's complete menu, or an agent's own pages, and log-out (spec §2.6, §6).
 */
export function ProfileMenu() {
  const t = useText('shell')
  const { session } = usePage()
  const { profile } = useUserMenus()
  const { pathname } = useLocation()
  const { firstName = '', lastName = '', email = '', profileImage } = session
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <Popover
        label={t('menu.account')}
        className="max-sm:static"
        triggerClassName="header-button"
        panelClassName="p-2 max-sm:inset-x-3 max-sm:mt-1 sm:w-72"
        trigger={
          <>
            <Avatar name={name || email} label="" src={profileImage} size="small" />
            {firstName && <span className="max-w-32 truncate max-lg:hidden">{firstName}</span>}
            <Icon name="down" className="size-4 max-lg:hidden" />
          </>
        }
      >
        {(close) => (
          <>
            <div className="border-b px-2 pt-1 pb-3">
              <PersonCard />
            </div>
            <ul className="grid gap-0.5 pt-2">
              {profile.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} address={pathname} onFollow={close} says />
                </li>
              ))}
              <li className="mt-1.5 border-t pt-1.5">
                <LogOut onFollow={close} />
              </li>
            </ul>
          </>
        )}
      </Popover>
      <ChatSlot />
    </>
  )
}

/** The log-out link. */
export function LogOut({ onFollow }: { onFollow: () => void }) {
  const t = useText('shell')
  return (
    <Link href="/logout" onClick={onFollow} className="menu-entry">
      <Icon path={menuIconPaths.logout} className="size-5.5 rtl:-scale-x-100" />
      {t('menu.logout')}
    </Link>
  )
}

/** Container in which the agency's chat opens on request. */
function ChatSlot() {
  const [isOpen, open] = useAtom(chatAtom)
  const { chatWidget } = useAgency()
  if (!isOpen || !chatWidget) return null
  return (
    <Deferred load={loadChat} meanwhile={null}>
      {(ChatPanel) => <ChatPanel widget={chatWidget} onClose={() => open(false)} />}
    </Deferred>
  )
}

/** The signed-in user: picture or initials, name and role. */
export function PersonCard() {
  const t = useText('shell')
  const { firstName = '', lastName = '', email, profileImage, userType, isRestrictedAgent } = useSession()
  const name = `${firstName} ${lastName}`.trim()
  const role = userType ? t(`role.${userType}`) : ''
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name || (email ?? '')} label="" src={profileImage} />
      <div className="min-w-0 leading-snug">
        <p className="truncate font-semibold" dir="auto">
          {name || email}
        </p>
        <p className="text-sm text-muted-foreground">
          {isRestrictedAgent ? t('role.restricted', { role }) : role}
        </p>
      </div>
    </div>
  )
}
