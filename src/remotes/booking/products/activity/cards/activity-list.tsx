import type { ActivityOffer } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { AT_A_TIME } from '../../../spine/results/results-view.ts'
import { useActivityHref } from '../search/activity-page-href.ts'
import { ActivityCard, activityCardFrame } from './activity-card.tsx'

interface ActivityListProps {
  offers: readonly ActivityOffer[]
  /** The day of the search. */
  date: string
  /** The activity whose deal the visitor came from. */
  chosenCode: string | null
  /** Number of pages shown, of 30 activities each. */
  page: number
  onPage: (page: number) => void
  hover: HoverStore
}

/** Activities as cards, 30 to a page. Cards far outside the viewport are not drawn. */
export function ActivityList({ offers, date, chosenCode, page, onPage, hover }: ActivityListProps) {
  const text = useProductTexts()
  const shown = Math.min(offers.length, page * AT_A_TIME)
  const hrefOf = useActivityHref()
  return (
    <>
      {/* Not a grid: a grid is laid out again completely whenever a card enters the viewport. */}
      <ul className="-mt-1.5">
        {offers.slice(0, shown).map((offer) => (
          <li key={offer.productCode} className="activity-slot @container">
            <ActivityCard
              {...{ offer, hover }}
              href={hrefOf(offer.productCode, offer.date ?? date)}
              isChosen={offer.productCode === chosenCode}
            />
          </li>
        ))}
      </ul>
      {shown < offers.length && (
        <div className="mt-6 grid justify-items-center gap-3">
          <p className="text-sm text-muted-foreground">
            {text('results.shown', { shown, total: offers.length })}
          </p>
          <Button variant="outline" size="large" onClick={() => onPage(page + 1)}>
            {text('results.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Placeholder of the list while activities load. */
export function ActivityListSkeleton({ count = 4 }: { count?: number }) {
  const text = useProductTexts()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-3" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={at} className="@container">
            <div className={activityCardFrame}>
              <Skeleton className="h-36 rounded-none @min-[34rem]:h-full @min-[34rem]:min-h-50" />
              <div className="grid content-start gap-3 p-4">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="ms-auto mt-4 h-16 w-full max-w-52" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
