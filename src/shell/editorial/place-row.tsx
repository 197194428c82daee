import type { Destination } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FALLBACK_IMAGE } from '../scene-images.ts'
import { OwnWords } from './own-words.tsx'
import { useCountryName } from './use-country-name.ts'
import { usePlaceHrefs } from './use-place-hrefs.ts'

interface PlaceRowProps {
  t: Text
  place: Destination
  /** From 1; every second one has its picture at the other side. */
  number: number
}

/** One place across the page: its picture at one side, what the agency says of it at the other. */
export function PlaceRow({ t, place, number }: PlaceRowProps) {
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
          <OwnWords>{place.name}</OwnWords>
        </h2>
        <p className="mt-4 max-w-[32em] text-lg text-pretty text-muted-foreground">
          <OwnWords>{place.summary}</OwnWords>
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
