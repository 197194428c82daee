import type { Destination } from '../../contract/types.ts'
import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PlaceRow } from './place-row.tsx'

interface PlaceListProps {
  t: Text
  heading: string
  /** A sentence below it. */
  subheading?: string
  /** Said above it: what was asked for is not there. */
  notice?: string | false
  /** The agency has more than these: a link to all stands below them. */
  hasMore?: boolean
  places: readonly Destination[]
}

/** Places one below the other, as pages of a picture book. */
export function PlaceList({ t, heading, subheading, notice, hasMore = false, places }: PlaceListProps) {
  const { displayTopDestinations } = useAgency()
  return (
    <div className="page-width py-12 lg:py-20">
      {notice && <Alert className="mb-8">{notice}</Alert>}
      <header className="max-w-3xl">
        <h1 className="font-brand text-hero">{heading}</h1>
        {subheading && <p className="mt-4 text-lg text-muted-foreground lg:text-xl">{subheading}</p>}
      </header>
      <ul className="mt-12 space-y-16 lg:mt-16 lg:space-y-28">
        {places.map((place, index) => (
          <li key={place.id}>
            <PlaceRow t={t} place={place} number={index + 1} />
          </li>
        ))}
      </ul>
      {hasMore && displayTopDestinations && (
        <p className="mt-16 border-t pt-8 lg:mt-28">
          <Link
            href="/destination"
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:underline"
          >
            {t('gems.all')}
            <Icon name="end" className="size-4" />
          </Link>
        </p>
      )}
    </div>
  )
}
