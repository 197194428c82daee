import type { Destination } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { placeHref } from '../../tenant/place-href.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { OwnWords } from './own-words.tsx'
import { useCountryName } from './use-country-name.ts'

/** Other places of the agency, below one of them. */
export function MorePlaces({ t, places }: { t: Text; places: readonly Destination[] }) {
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
                <OwnWords>{place.name}</OwnWords>
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
