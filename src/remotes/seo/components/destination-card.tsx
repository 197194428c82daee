import { useAgency, usePage, useText } from '@livery/platform'
import type { Destination } from '../../../contract/types.ts'
import { emptyHotelSearch, hotelSearchHref } from '../../../tenant/hotel-search.ts'
import { localeOf } from '../../../tenant/language.ts'
import { sellsProduct } from '../../../tenant/services.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { Link } from '../../../ui/link.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** One destination: its picture, what the agency says of it, and the way to a stay there. */
export function DestinationCard({ destination, today }: { destination: Destination; today: string }) {
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
