import { useMemo } from 'react'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import { ResultsMap, SelectedOffer } from '../../../spine/results/results-map.tsx'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { ForeignText } from '../details/foreign-text.tsx'
import { useActivityHref } from '../search/activity-page-href.ts'

interface ActivityMapProps extends Omit<BoardView<ActivityOffer>, 'page' | 'onPage'> {
  criteria: ActivitySearchCriteria
  place: string
}

/** Map of the listed activities with their prices, and the selected activity's card at its foot. */
export function ActivityMap({ cards, criteria, place, hover, selected, onSelect }: ActivityMapProps) {
  const write = useAmounts()
  const visit = useVisitTexts()
  const hrefOf = useActivityHref()
  const durationOf = visit.duration
  // biome-ignore lint/correctness/useExhaustiveDependencies: durations change with the language, as amounts do
  const offers = useMemo(
    () =>
      cards.map(
        ({ productCode, title, position, price, duration }): MappedOffer => ({
          id: productCode,
          name: title,
          position,
          label: price ? write(price.total, price.currency, { short: true }) : durationOf(duration),
          ...(price && { price: price.total }),
        }),
      ),
    [cards, write],
  )
  const chosen = cards.find(({ productCode }) => productCode === selected)
  return (
    <ResultsMap {...{ offers, place, hover, selected, onSelect }} position={criteria} searchesArea>
      {chosen && (
        <SelectedActivity
          offer={chosen}
          href={hrefOf(chosen.productCode, chosen.date ?? criteria.date)}
          onClose={() => onSelect(null)}
        />
      )}
    </ResultsMap>
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
    <SelectedOffer
      {...{ picture, href, onClose }}
      title={<ForeignText language={contentLanguage}>{title}</ForeignText>}
    >
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
    </SelectedOffer>
  )
}
