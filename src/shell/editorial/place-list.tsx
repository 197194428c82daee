import type { Destination } from '../../contract/types.ts'
import { useAgency, usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { AgencyText } from './agency-text.tsx'
import { useCountryName, usePlaceHrefs } from './place-details.ts'

interface PlaceListProps {
  t: Text
  heading: string
  /** A sentence below the heading. */
  subheading?: string
  /** Notice above the list that the requested place does not exist. */
  notice?: string | false
  /** True if the agency has more places: a link to all follows. */
  hasMore?: boolean
  places: readonly Destination[]
}

/** Places one below the other, with alternating layout. */
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

interface PlaceRowProps {
  t: Text
  place: Destination
  /** Starts at 1; every second place has its picture on the other side. */
  number: number
}

/** One full-width place: picture on one side, the agency's text on the other. */
function PlaceRow({ t, place, number }: PlaceRowProps) {
  const { agency, language } = usePage()
  const country = useCountryName()(place.country)
  const { stayHref, shareHref } = usePlaceHrefs()
  const stay = stayHref(place, country)
  const share = shareHref(place)
  return (
    <article className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
      <div
        className={classNames(
          'overflow-hidden rounded-2xl bg-muted shadow-card lg:col-span-7',
          number % 2 === 0 && 'lg:order-last',
        )}
      >
        <Picture
          src={place.image}
          fallback={FALLBACK_IMAGE}
          alt=""
          {...(number === 1 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          width={960}
          height={720}
          className="aspect-4/3 w-full object-cover lg:aspect-3/2"
        />
      </div>
      <div className="lg:col-span-5">
        <p className="flex items-center gap-3 font-semibold text-link">
          <span aria-hidden="true" className="tabular-nums">
            {new Intl.NumberFormat(localeOf(language, agency), { minimumIntegerDigits: 2 }).format(number)}
          </span>
          <span aria-hidden="true" className="h-px w-10 bg-current opacity-50" />
          {country}
        </p>
        <h2 className="font-brand mt-3 text-title lg:text-[clamp(2rem,1rem+2.2vw,3.1rem)] lg:leading-[1.1]">
          <AgencyText>{place.name}</AgencyText>
        </h2>
        <p className="mt-4 max-w-[32em] text-lg text-pretty text-muted-foreground">
          <AgencyText>{place.summary}</AgencyText>
        </p>
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {stay && (
            <LinkButton variant="outline" href={stay}>
              {t('gems.stays')}
            </LinkButton>
          )}
          {share && (
            <LinkButton variant="ghost" href={share}>
              {t('gems.share')}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  )
}
