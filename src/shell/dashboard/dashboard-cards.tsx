import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/menu-of.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Link } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { useBookableServices } from '../bookable-services.ts'
import { serviceLook } from '../components/service-look.ts'
import { entryIcon, entryLabel } from '../menus/entry-words.ts'
import { useEntryLink } from '../menus/use-entry-link.ts'

/** The engines that can be booked now. */
export function EngineCards({ heading }: { heading: string }) {
  const t = useText('shell')
  const services = useBookableServices()
  if (services.length === 0) return null
  return (
    <CardGroup heading={heading}>
      {services.map(({ title, path }) => (
        <li key={path}>
          <Link href={path} className="dashboard-card group items-center">
            <Tile icon={{ name: serviceLook[title].icon }} />
            <span className="font-semibold">{t(serviceLook[title].name)}</span>
            <Icon name="end" className="ms-auto size-4 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </CardGroup>
  )
}

/** Entries of the menu with what each is good for. */
export function EntryCards({ heading, entries }: { heading: string; entries: readonly MenuEntry[] }) {
  const t = useText('shell')
  const linkTo = useEntryLink()
  if (entries.length === 0) return null
  return (
    <CardGroup heading={heading}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link {...linkTo(entry)} className="dashboard-card group">
            <Tile icon={{ path: entryIcon(entry) }} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{entryLabel(t, entry)}</span>
              <span className="mt-0.5 block text-sm text-muted-foreground">
                {t(`dashboard.card.${entry.opensChat ? 'help' : entry.id}`)}
                {entry.isElsewhere && <span className="sr-only"> ({t('menu.newTab')})</span>}
              </span>
            </span>
            <span className="self-center text-muted-foreground">
              {entry.isElsewhere ? (
                <Icon path={menuIconPaths.elsewhere} className="size-4 rtl:-scale-x-100" />
              ) : (
                <Icon name="end" className="size-4" />
              )}
            </span>
          </Link>
        </li>
      ))}
    </CardGroup>
  )
}

function CardGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="font-brand text-heading">{heading}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {children}
      </ul>
    </section>
  )
}

function Tile({ icon }: { icon: { name: IconName } | { path: string } }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
      <Icon {...icon} className="size-5.5" />
    </span>
  )
}
