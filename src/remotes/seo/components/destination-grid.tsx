import { useAgency, useApi, usePage, useQuery, useText } from '@livery/platform'
import { destinationsQuery } from '../../../api/destinations.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartFrame } from '../part-frame.tsx'
import { DestinationCard } from './destination-card.tsx'

interface DestinationGridProps {
  heading: string
  subheading: string
  onlyTop?: boolean
}

/** The agency's destinations as a page of picture cards. */
export function DestinationGrid({ heading, subheading, onlyTop = false }: DestinationGridProps) {
  return (
    <PartFrame>
      <section className="page-width py-12 lg:py-20">
        <h1 className="font-brand text-hero">{heading}</h1>
        <p className="mt-4 max-w-3xl text-lg text-muted-foreground lg:text-xl">{subheading}</p>
        <HiddenGemsLink />
        <Cards onlyTop={onlyTop} />
      </section>
    </PartFrame>
  )
}

function HiddenGemsLink() {
  const text = useText('seo')
  if (!useAgency().publishedPages.includes('hidden-gems')) return null
  return (
    <Link
      href="/hidden-gems-round-the-world"
      className="mt-2 inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:underline"
    >
      {text('destinations.gems')}
      <Icon name="end" className="size-4" />
    </Link>
  )
}

const grid = 'mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3'

function Cards({ onlyTop }: { onlyTop: boolean }) {
  const text = useText('seo')
  const { today } = usePage()
  const { data, isError, refetch } = useQuery({ ...destinationsQuery(useApi()), retry: false })
  if (isError) {
    return (
      <EmptyState
        icon="alert"
        title={text('destinations.failed')}
        actions={<Button onClick={() => void refetch()}>{text('destinations.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div className={grid} role="status">
        <span className="sr-only">{text('destinations.loading')}</span>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-96 rounded-xl" />
        ))}
      </div>
    )
  }
  const shown = data.data.filter((destination) => destination.isTop || !onlyTop)
  if (shown.length === 0) return <EmptyState icon="place" title={text('destinations.none')} />
  return (
    <ul className={grid}>
      {shown.map((destination) => (
        <li key={destination.id}>
          <DestinationCard destination={destination} today={today} />
        </li>
      ))}
    </ul>
  )
}
