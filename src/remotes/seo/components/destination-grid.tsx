import { RouterLink, useAgency, useApi, usePage, useQuery, useText } from '@livery/platform'
import type { ReactNode } from 'react'
import { destinationsQuery } from '../../../api/destinations.ts'
import type { Destination } from '../../../contract/types.ts'
import { emptyHotelSearch, hotelSearchHref } from '../../../tenant/hotel-search.ts'
import { localeOf } from '../../../tenant/language.ts'
import { sellsProduct } from '../../../tenant/services.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link, LinkProvider } from '../../../ui/link.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

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

/** One destination: its picture, the agency's text, and a link to a stay there. */
function DestinationCard({ destination, today }: { destination: Destination; today: string }) {
  const text = useText('seo')
  const agency = useAgency()
  const { language } = usePage()
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(destination.country)
  const hasHotels = sellsProduct(agency, 'hotel')
  const { name, latitude, longitude } = destination
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-xl border border-border bg-card shadow-card transition-shadow duration-200 hover:shadow-lift">
      <Picture
        src={destination.image}
        fallback="/scenes/fallback.svg"
        alt=""
        loading="lazy"
        width={640}
        height={480}
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="text-sm font-semibold text-link">{country}</p>
        <h2 className="font-brand mt-1 text-heading">
          <Link
            href={`/destination/share?id=${encodeURIComponent(destination.id)}`}
            className="hover:text-link"
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="mt-2 mb-5 text-muted-foreground">
          <bdi>{destination.summary}</bdi>
        </p>
        {hasHotels && (
          <LinkButton
            variant="outline"
            className="mt-auto self-start"
            href={hotelSearchHref({
              ...emptyHotelSearch(today, weekStart(localeOf(language, agency))),
              destination: `${name}, ${country}`,
              latitude,
              longitude,
            })}
          >
            {text('destinations.stays')}
          </LinkButton>
        )}
      </div>
    </article>
  )
}

/** Frame of this part's pages: links of its primitives use the shell's router. */
function PartFrame({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>
}
