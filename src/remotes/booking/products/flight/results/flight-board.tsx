import { useSearchParams } from '@livery/platform'
import { useMemo, useRef } from 'react'
import type { FoundFlights } from '../../../../../api/flights.ts'
import type { FlightOffer } from '../../../../../contract/types.ts'
import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { OfferList } from '../../../spine/results/offer-list.tsx'
import { ResultsBoard } from '../../../spine/results/results-board.tsx'
import { type ResultsKind, useResultsFilters } from '../../../spine/results/results-kind.ts'
import { withView } from '../../../spine/results/results-view.ts'
import type { ShownSearch } from '../../../spine/results/search-outcome.tsx'
import { readSort } from '../../../spine/results/sort-orders.ts'
import { FlightCard } from '../cards/flight-card.tsx'
import { FlightListSkeleton } from '../cards/flight-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { journeyHref, sliceHref } from '../search/flight-page-href.ts'
import { JourneyLine } from '../search/journey-line.tsx'
import { type CardJourney, cardJourney, type FlightCardEntry, flightEntries } from './card-journey.ts'
import { DateStrip } from './date-strip.tsx'
import { filterJourneys } from './filter-journeys.ts'
import { type FlightFilters, filterAddress, noFilters } from './flight-filters.ts'
import { PinnedSlices } from './pinned-slices.tsx'
import { SortTabs } from './sort-tabs.tsx'
import { type Sort, sorts } from './sorts.ts'
import { TypicalBand } from './typical-band.tsx'

type FlightKind = ResultsKind<CardJourney, FlightCardEntry, FlightFilters, Sort>

/** One kind for each slice, the same on every render. */
const kinds: readonly FlightKind[] = Array.from({ length: 6 }, (_, step) => ({
  address: filterAddress,
  noFilters,
  filter: (journeys, filters) => flightEntries(filterJourneys(journeys, filters), step),
  sorts,
  idOf: ({ id }) => id,
  pricedOf: ({ fares: [cheapest] }) => cheapest ?? {},
}))

interface FlightBoardProps extends ShownSearch<FoundFlights> {
  criteria: FlightSearchCriteria
  /** The flights that are chosen for the first slices. */
  chosen: readonly string[]
}

/** Flights of the slice to choose now, with tabs, days, usual price and filters. */
export function FlightBoard(props: FlightBoardProps) {
  const { criteria, chosen, found, isFetching } = props
  const text = useProductTexts()
  const [params, setParams] = useSearchParams()
  const step = chosen.length
  const kind = kinds[step] as FlightKind
  const journeys = useCardJourneys(found)
  const filtering = useResultsFilters(kind, journeys)
  const { filters, change, currency, hasPrices } = filtering
  const entries = useMemo(() => kind.filter(journeys, filters), [kind, journeys, filters])
  const counted = { journeys, filters, step }
  const slice = criteria.slices[step] ?? criteria.slices[0]
  const cheapest = entries.reduce<number | null>(
    (least, { total }) => (total !== null && (least === null || total < least) ? total : least),
    null,
  )
  const { typical = null } = found
  const mayShowTypical = typical === null ? isFetching : typical.low.currency === currency
  const pinned = chosen.flatMap((id) => found.itineraries?.[id] ?? [])
  const passengers = criteria.adults + criteria.childAges.length
  const hasNext = step < criteria.slices.length - 1
  return (
    <ResultsBoard
      kind={kind}
      {...props}
      {...{ filtering }}
      offers={journeys}
      total={new Set(journeys.map(({ itineraries }) => itineraries[step]?.id)).size}
      chosenId={null}
      place={slice ? `${slice.from.name} → ${slice.to.name}` : ''}
      chips={useFilterChips(filters, currency)}
      detail={
        criteria.slices.length > 1 &&
        text('results.slice', { number: step + 1, total: criteria.slices.length })
      }
      summary={<JourneyLine criteria={criteria} />}
      note={
        <>
          {hasPrices && (
            <span>{text(criteria.slices.length > 1 ? 'results.priceNoteAll' : 'results.priceNote')}</span>
          )}{' '}
          <span>{text('results.localTimes')}</span>
        </>
      }
      filters={<FilterPanel {...counted} {...{ criteria, change }} />}
      quickFilters={
        <>
          {pinned.length > 0 && <PinnedSlices criteria={criteria} itineraries={pinned} />}
          {step === 0 && <DateStrip criteria={criteria} />}
          {step === 0 && mayShowTypical && cheapest !== null && (
            <TypicalBand total={cheapest} {...{ currency, typical }} />
          )}
          <SortTabs
            entries={entries}
            sort={readSort(sorts, params.get('sort'))}
            onSort={(next) =>
              setParams((before) => withView(before, { sort: next, page: null }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </>
      }
      skeleton={<FlightListSkeleton count={2} />}
      list={({ cards, page, onPage }) => (
        <OfferList {...{ cards, page, onPage }} idOf={kind.idOf} slot="flight-slot">
          {(entry) => (
            <FlightCard
              {...{ entry, passengers, hasNext }}
              href={
                hasNext
                  ? sliceHref(params, criteria, [...chosen, entry.id])
                  : journeyHref(params, criteria, entry.journey.offer.rateKey)
              }
            />
          )}
        </OfferList>
      )}
    />
  )
}

/** Earlier journeys keep their identity while the list grows, so that React does not render them again. */
function useCardJourneys({ offers, itineraries, currency }: FoundFlights): readonly CardJourney[] {
  const known = useRef(new WeakMap<FlightOffer, CardJourney>())
  return useMemo(
    () =>
      offers.flatMap((offer) => {
        const journey = known.current.get(offer) ?? cardJourney(offer, { itineraries, currency })
        if (!journey) return []
        known.current.set(offer, journey)
        return [journey]
      }),
    [offers, itineraries, currency],
  )
}
