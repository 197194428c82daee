import type { NavigationItem } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Popover } from '../../ui/popover.tsx'

interface ProfileMenuProps {
  t: Text
  firstName: string | undefined
  items: readonly NavigationItem[]
}

/** What a signed-in visitor can go to (spec §2.6, §6). */
export function ProfileMenu({ t, firstName, items }: ProfileMenuProps) {
  return (
    <Popover
      label={t('header.account')}
      className="max-sm:static"
      triggerClassName="header-button"
      panelClassName="p-2 max-sm:inset-x-3 max-sm:mt-1 sm:w-60"
      trigger={
        <>
          <span className="flex size-8 items-center justify-center rounded-full bg-accent text-accent-foreground">
            <Icon name="person" className="size-4" />
          </span>
          {firstName && <span className="max-w-32 truncate max-lg:hidden">{firstName}</span>}
          <Icon name="down" className="size-4 max-lg:hidden" />
        </>
      }
    >
      {(close) => (
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <Link
                href={item.path}
                onClick={close}
                className="flex min-h-11 items-center rounded-md px-3 hover:bg-accent hover:text-accent-foreground"
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
