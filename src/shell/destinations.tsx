import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '../api/destinations.ts'
import type { Destination } from '../contract/types.ts'
import { useApi } from '../platform/api.tsx'
import { usePage } from '../platform/page.tsx'
import { type Text, useText } from '../platform/text.ts'
import { emptyHotelSearch, hotelSearchHref } from '../tenant/hotel-search.ts'
import { localeOf } from '../tenant/language.ts'
import { sellsProduct } from '../tenant/services.ts'
import { weekStart } from '../tenant/week-start.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

const MOST = 5

/** The agency's top destinations on the home page, each with a link to a hotel search there. */
export function Destinations() {
  const t = useText('shell')
  const { agency, language, today } = usePage()
  const { data } = useQuery(destinationsQuery(useApi()))
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const countryName = (code: string) => countries.of(code) ?? code
  const hasHotels = sellsProduct(agency, 'hotel')
  return (
    <TopDestinations
      t={t}
      destinations={data?.data.filter(({ isTop }) => isTop) ?? []}
      countryName={countryName}
      allHref="/destination"
      hrefOf={({ name, country, latitude, longitude }) =>
        hasHotels
          ? hotelSearchHref({
              ...emptyHotelSearch(today, weekStart(localeOf(language, agency))),
              destination: `${name}, ${countryName(country)}`,
              latitude,
              longitude,
            })
          : '/destination'
      }
    />
  )
}

interface TopDestinationsProps {
  t: Text
  destinations: readonly Destination[]
  /** Returns the address of a destination. */
  hrefOf: (destination: Destination) => string
  /** Returns a country's name by its code, in the page's language. */
  countryName: (code: string) => string
  /** The page of all destinations. */
  allHref: string
}

/** The agency's destinations: one large picture with four next to it; a row to swipe on phones. */
export function TopDestinations({ t, destinations, hrefOf, countryName, allHref }: TopDestinationsProps) {
  if (destinations.length === 0) return null
  const shown = destinations.slice(0, MOST)
  return (
    <section
      aria-labelledby="destinations-heading"
      className="page-width far-below pb-16 [--usual-height:31rem] sm:[--usual-height:45rem] lg:pb-24"
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="destinations-heading" className="font-brand text-title">
            {t('destinations.heading')}
          </h2>
          <p className="mt-2 text-muted-foreground lg:text-lg">{t('destinations.subheading')}</p>
        </div>
        <Link
          href={allHref}
          className="flex min-h-11 items-center gap-1 font-semibold text-link hover:underline"
        >
          {t('destinations.viewAll')}
          <Icon name="end" className="size-4" />
        </Link>
      </div>
      <ul className="flex snap-x snap-mandatory gap-4 overflow-x-auto pb-2 scrollbar-none max-sm:page-bleed sm:grid sm:grid-cols-4 sm:overflow-visible">
        {shown.map((destination, index) => (
          <li
            key={destination.id}
            className={classNames(
              'w-[72%] shrink-0 snap-start sm:w-auto',
              index === 0 && shown.length > 2
                ? 'sm:col-span-2 sm:row-span-2'
                : // Avoids a gap if there are fewer than five.
                  (shown.length < 4 || (shown.length === 4 && index === 3)) && 'sm:col-span-2',
            )}
          >
            <DestinationCard
              destination={destination}
              href={hrefOf(destination)}
              country={countryName(destination.country)}
              isLarge={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DestinationCardProps {
  destination: Destination
  href: string
  country: string
  isLarge: boolean
}

function DestinationCard({ destination, href, country, isLarge }: DestinationCardProps) {
  return (
    <Link
      href={href}
      className="on-deep group relative isolate flex h-full min-h-72 flex-col justify-end overflow-hidden rounded-xl bg-deep p-5 text-shade-foreground shadow-card transition-shadow duration-300 hover:shadow-lift sm:min-h-64"
    >
      <Picture
        src={destination.image}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 -z-10 size-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.05]"
      />
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-shade/85 via-shade/30 via-35% to-transparent to-60%" />
      <span className={classNames('font-brand', isLarge ? 'text-title' : 'text-heading')}>
        <bdi>{destination.name}</bdi>
      </span>
      <span className="font-medium">{country}</span>
      {isLarge && destination.summary && (
        <span className="mt-2 line-clamp-3 max-w-[25em] text-pretty max-sm:hidden">
          <bdi>{destination.summary}</bdi>
        </span>
      )}
    </Link>
  )
}
