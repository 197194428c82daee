import { useMemo } from 'react'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { ForeignText } from '../details/foreign-text.tsx'
import { useActivityHref } from '../search/activity-page-href.ts'
import { useMapTexts } from './use-map-texts.ts'

interface ResultsMapProps {
  offers: readonly ActivityOffer[]
  criteria: ActivitySearchCriteria
  place: string
  hover: HoverStore
  selected: string | null
  onSelect: (productCode: string | null) => void
}

const loadMap = async () => (await import('../../../spine/map/offer-map.tsx')).OfferMap

/** Map of the listed activities with their prices, and the selected activity's card at its foot. */
export function ResultsMap({ offers, criteria, place, hover, selected, onSelect }: ResultsMapProps) {
  const write = useAmounts()
  const words = useMapTexts()
  const visit = useVisitTexts()
  const hrefOf = useActivityHref()
  const { latitude, longitude, date } = criteria
  const durationOf = visit.duration
  // biome-ignore lint/correctness/useExhaustiveDependencies: durations change with the language, as amounts do
  const mapped = useMemo(
    () =>
      offers.map(
        ({ productCode, title, position, price, duration }): MappedOffer => ({
          id: productCode,
          name: title,
          position,
          label: price ? write(price.total, price.currency, { short: true }) : durationOf(duration),
          ...(price && { price: price.total }),
        }),
      ),
    [offers, write],
  )
  const center = useMemo(
    () => ({ name: place.split(/[,،]/)[0] ?? place, position: { latitude, longitude } }),
    [place, latitude, longitude],
  )
  const chosen = offers.find(({ productCode }) => productCode === selected)
  return (
    <Deferred load={loadMap} meanwhile={<Skeleton className="size-full rounded-xl" />}>
      {(OfferMap) => (
        <OfferMap offers={mapped} selectedId={selected} {...{ words, center, hover, onSelect }}>
          {chosen && (
            <SelectedActivity
              offer={chosen}
              href={hrefOf(chosen.productCode, chosen.date ?? date)}
              onClose={() => onSelect(null)}
            />
          )}
        </OfferMap>
      )}
    </Deferred>
  )
}

interface SelectedActivityProps {
  offer: ActivityOffer
  href: string
  onClose: () => void
}

/** Small card of the activity that is selected on the map. */
function SelectedActivity({ offer, href, onClose }: SelectedActivityProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { title, contentLanguage, picture, guestRating, reviewCount, price, pricedBy } = offer
  return (
    <div className="relative mx-auto grid max-w-md animate-rise grid-cols-[6.5rem_1fr] overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-float">
      <div className="relative">
        <Picture
          src={picture}
          fallback="/scenes/fallback.svg"
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid gap-1 p-3 pe-12">
        <Link
          href={href}
          className="line-clamp-2 leading-snug font-bold after:absolute after:inset-0 hover:underline"
        >
          <ForeignText language={contentLanguage}>{title}</ForeignText>
        </Link>
        <GuestScore rating={guestRating} reviews={reviewCount} />
        {price && (
          <p className="text-sm">
            <span className="text-muted-foreground">{text('activity.from')} </span>
            <span className="text-base font-bold tabular-nums">{write(price.total, price.currency)}</span>{' '}
            <span className="text-muted-foreground">
              {text(pricedBy === 'person' ? 'activity.perPerson' : 'activity.perGroup')}
            </span>
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        square
        aria-label={text('map.close')}
        onClick={onClose}
        className="absolute end-0.5 top-0.5 z-10"
      >
        <Icon name="close" className="size-4.5" />
      </Button>
    </div>
  )
}
