import type { ReactNode } from 'react'
import type { BookingServiceTitle } from '../../contract/types.ts'
import { Button } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Deal } from './deal.ts'
import { DealCard, type DealCardContext } from './deal-card.tsx'
import { labelOf } from './product-labels.ts'
import { PromoBanner } from './promo-banner.tsx'
import { ServiceTabs, serviceTabId, type TabService } from './search-panel.tsx'

export type DealsState =
  | { kind: 'loading' }
  | { kind: 'loaded'; deals: readonly Deal[]; near?: string | undefined }
  | { kind: 'failed'; message: string; onRetry: () => void }

export interface DealsSectionProps extends DealCardContext {
  /** The active engines in the order of spec §2.5 (`activeServices`). */
  services: readonly TabService[]
  selected: TabService
  onSelect: (service: TabService) => void
  state: DealsState
  /** Place and dates that the deals share. */
  subheading: string
  /** A control next to the subheading. */
  control?: ReactNode
  /** Returns the picture of the banner that replaces deals. */
  promoImage?: (service: BookingServiceTitle) => string | undefined
}

/** Two rows of four (spec §9). */
const MOST_DEALS = 8
const SKELETONS = 4
const PANEL = 'deals-panel'

/** Deals of the home page: a heading, a tab for each active service, and the selected service's deals (spec §2.5). */
export function DealsSection(props: DealsSectionProps) {
  const { t, services, selected, onSelect, state } = props
  return (
    <section id="exclusive-deals" aria-labelledby="deals-heading" className="page-width py-14 lg:py-20">
      <div className="deals-head">
        <div>
          <h2 id="deals-heading" className="font-brand text-title">
            {t('deals.heading')}
          </h2>
          <div className="deals-where">
            <p>{props.subheading}</p>
            {props.control}
          </div>
        </div>
        <div>
          <ServiceTabs
            {...{ t, services, selected, onSelect }}
            label={t('deals.services')}
            panel={PANEL}
            variant="pills"
          />
        </div>
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={serviceTabId(PANEL, selected)}
        aria-busy={selected.hasDeals && state.kind === 'loading'}
        className="mt-6 min-h-80"
      >
        <DealsPanel {...props} />
      </div>
    </section>
  )
}

/** Banner texts of the services that never show deals (spec §5). */
const promoTexts = {
  'Air Travel': { title: 'deals.promoFlights', hint: 'deals.promoFlightsHint' },
  Cruise: { title: 'deals.promoCruise', hint: 'deals.promoCruiseHint' },
} as const

function DealsPanel(props: DealsSectionProps) {
  const { t, selected, state, promoImage } = props
  const { title: service } = selected
  const banner = { t, icon: labelOf(service).icon, href: selected.path, image: promoImage?.(service) }
  if (service === 'Air Travel' || service === 'Cruise') {
    return <PromoBanner {...banner} title={t(promoTexts[service].title)} hint={t(promoTexts[service].hint)} />
  }
  if (state.kind === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('deals.loading')}</span>
        <div className="carousel-track max-sm:mb-16 max-sm:overflow-hidden">
          {Array.from({ length: SKELETONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
            <div key={index}>
              <DealCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    )
  }
  const deals = state.kind === 'loaded' ? state.deals : []
  if (deals.length === 0) {
    return (
      <>
        {state.kind === 'failed' && <DealsFailure t={t} message={state.message} onRetry={state.onRetry} />}
        <PromoBanner
          {...banner}
          title={t(labelOf(service).search)}
          // After a failure it is unknown whether deals are nearby.
          hint={state.kind === 'failed' ? undefined : t('deals.emptyHint')}
        />
      </>
    )
  }
  return (
    <Carousel
      key={service}
      label={t(labelOf(service).name)}
      previousLabel={t('deals.previous')}
      nextLabel={t('deals.next')}
      position={(number, total) => t('deals.position', { number, total })}
      slides={deals.slice(0, MOST_DEALS).map((item, index) => ({
        id: `${index}-${item.deal.link}`,
        content: <DealCard item={item} context={props} />,
      }))}
    />
  )
}

function DealsFailure({
  t,
  message,
  onRetry,
}: Pick<DealsSectionProps, 't'> & { message: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border bg-card px-4 py-3">
      <Icon name="alert" className="size-5 text-destructive" />
      <span className="flex-1">{message}</span>
      <Button variant="outline" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  )
}

/** Placeholder of a deal's size. */
function DealCardSkeleton() {
  return (
    <div data-skeleton className="h-full overflow-hidden rounded-xl border bg-card">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-8 h-7" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
