import type { ReactNode } from 'react'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Link } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { useBookableServices } from '../bookable-services.ts'
import { labelOf } from '../components/product-labels.ts'
import { entryIcon, entryLabel, useEntryLink } from '../menus/menu-entry.ts'
import { heroImage } from '../scene-images.ts'

/**
 * Cards of the engines that can be booked now, under the agency's picture, which fills the height of the column next
 * to it.
 */
export function EngineCards({ heading }: { heading: string }) {
  const t = useText('shell')
  const { agency } = usePage()
  const services = useBookableServices()
  if (services.length === 0) return null
  return (
    <CardGroup
      heading={heading}
      picture={
        <div className="relative min-h-36 flex-1 border-b sm:min-h-44">
          <Picture src={heroImage(agency)} alt="" className="absolute inset-0 size-full object-cover" />
        </div>
      }
    >
      {services.map(({ title, path }) => (
        <li key={path}>
          <Link href={path} className="dashboard-row">
            <Tile icon={{ name: labelOf(title).icon }} />
            <span className="flex-1 font-semibold">{t(labelOf(title).name)}</span>
            <Icon name="end" className="size-4 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </CardGroup>
  )
}

/** Menu entries as cards with a short description. */
export function EntryCards({ heading, entries }: { heading: string; entries: readonly MenuEntry[] }) {
  const t = useText('shell')
  const { session } = usePage()
  const linkTo = useEntryLink()
  if (entries.length === 0) return null
  /** Returns the entry's description; for a profile without a picture, what is missing. */
  const purposeOf = ({ id, opensChat }: MenuEntry) => {
    if (opensChat) return 'help'
    return id === 'profile' && !session.profileImage ? 'profileBare' : id
  }
  return (
    <CardGroup heading={heading}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link {...linkTo(entry)} className="dashboard-row">
            <Tile icon={{ path: entryIcon(entry) }} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{entryLabel(t, entry)}</span>
              <span className="mt-0.5 block text-sm text-muted-foreground">
                {t(`dashboard.card.${purposeOf(entry)}`)}
                {entry.isElsewhere && <span className="sr-only"> ({t('menu.newTab')})</span>}
              </span>
            </span>
            <span className="text-muted-foreground">
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

interface CardGroupProps {
  heading: string
  picture?: ReactNode
  children: ReactNode
}

function CardGroup({ heading, picture, children }: CardGroupProps) {
  return (
    <section className={picture ? 'flex flex-col' : undefined}>
      <h2 className="font-brand text-heading">{heading}</h2>
      <div className="mt-4 flex flex-1 flex-col overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card">
        {picture}
        <ul className="divide-y">{children}</ul>
      </div>
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

/**
 * Bookable engines next to other actions; stacked if there is no room, and one full-width column if nothing can be
 * booked.
 */
export function DashboardColumns({ book, children }: { book: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {book}
      <div className="flex flex-col gap-y-10">{children}</div>
    </div>
  )
}

/** Greeting with the user's name and the purpose of the page. */
export function DashboardGreeting({ lead }: { lead: string }) {
  const t = useText('shell')
  const { firstName } = usePage().session
  return (
    <header>
      <h1 className="font-brand text-title">
        {firstName
          ? t('dashboard.welcome', { name: `\u2068${firstName}\u2069` })
          : t('dashboard.welcomeAnybody')}
      </h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">{lead}</p>
    </header>
  )
}
