import type { Destination } from '../../contract/types.ts'
import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { placeHref } from '../../tenant/editorial-hrefs.ts'
import { sceneBandUrl } from '../../tenant/scene-band-url.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { AgencyText, useAgencyLanguage } from './agency-text.tsx'
import { useCountryName, usePlaceHrefs } from './place-details.ts'
import { ShareActions } from './share-actions.tsx'

interface PlaceViewProps {
  t: Text
  place: Destination
  /** Other places to continue with. */
  others: readonly Destination[]
}

/** Maximum number of other places below one. */
const MOST_OTHERS = 3

/** One of the agency's places, with the share buttons. */
export function PlaceView({ t, place, others }: PlaceViewProps) {
  const own = useAgencyLanguage()
  const { displayTopDestinations } = useAgency()
  const country = useCountryName()(place.country)
  const stay = usePlaceHrefs().stayHref(place, country)
  const above = displayTopDestinations
    ? { label: t('gems.all'), href: '/destination' }
    : place.isHiddenGem && { label: t('gems.heading'), href: '/hidden-gems-round-the-world' }
  return (
    <article className="pb-16 lg:pb-24">
      <Picture
        src={sceneBandUrl(place.image)}
        fallback={FALLBACK_IMAGE}
        alt=""
        fetchPriority="high"
        width={1600}
        height={700}
        className="aspect-4/3 max-h-[34rem] w-full bg-muted object-cover sm:aspect-16/7"
      />
      <div className="page-width mt-6 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[1.3fr_1fr]">
        <div>
          {above && <Breadcrumbs label={t('trail.label')} trail={[above]} current={place.name} />}
          <p className="mt-4 font-semibold text-link">{country}</p>
          <h1 {...own} className="font-brand mt-2 text-hero">
            {place.name}
          </h1>
          <p {...own} className="mt-5 max-w-[30em] text-lg text-pretty text-muted-foreground lg:text-xl">
            {place.summary}
          </p>
          {stay && (
            <LinkButton href={stay} size="large" className="mt-8">
              {t('gems.stays')}
            </LinkButton>
          )}
        </div>
        <div className="self-end">
          <ShareActions
            key={place.id}
            t={t}
            heading={t('gems.shareHeading', { place: place.name })}
            level={2}
            title={`${place.name}, ${country}`}
            path={placeHref(place.id)}
          />
        </div>
      </div>
      <MorePlaces t={t} places={others.slice(0, MOST_OTHERS)} />
    </article>
  )
}

/** Other places of the agency, below one of them. */
function MorePlaces({ t, places }: { t: Text; places: readonly Destination[] }) {
  const countryName = useCountryName()
  if (places.length === 0) return null
  return (
    <section aria-labelledby="more-places" className="page-width mt-16 lg:mt-24">
      <h2 id="more-places" className="font-brand border-t pt-10 text-title">
        {t('gems.more')}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {places.map((place) => (
          <li key={place.id} className="group relative">
            <div className="overflow-hidden rounded-xl bg-muted">
              <Picture
                src={place.image}
                fallback={FALLBACK_IMAGE}
                alt=""
                loading="lazy"
                width={640}
                height={480}
                className="aspect-4/3 w-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.03]"
              />
            </div>
            <p className="mt-4 text-sm font-semibold text-link">{countryName(place.country)}</p>
            <h3 className="font-brand mt-1 text-heading">
              <Link
                href={placeHref(place.id)}
                className="after:absolute after:inset-0 after:rounded-xl group-hover:text-link"
              >
                <AgencyText>{place.name}</AgencyText>
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
