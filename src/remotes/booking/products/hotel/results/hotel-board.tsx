import type { FoundHotels } from '../../../../../api/hotels.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { ResultsBoard } from '../../../spine/results/results-board.tsx'
import { type ResultsKind, useResultsFilters } from '../../../spine/results/results-kind.ts'
import type { ShownSearch } from '../../../spine/results/search-outcome.tsx'
import { useCards } from '../../../spine/results/use-cards.ts'
import { HotelList, HotelListSkeleton } from '../cards/hotel-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { StayLine } from '../search/stay-line.tsx'
import { type CardHotel, type FoundHotel, foundHotel } from './card-hotel.ts'
import { filterOffers } from './filter-offers.ts'
import { filterAddress, type HotelFilters, noFilters } from './hotel-filters.ts'
import { HotelMap } from './hotel-map.tsx'
import { type Sort, sorts } from './sorts.ts'

const hotelKind: ResultsKind<FoundHotel, CardHotel, HotelFilters, Sort> = {
  address: filterAddress,
  noFilters,
  filter: filterOffers,
  sorts,
  idOf: ({ hotelId }) => hotelId,
  pricedOf: ([best]) => best,
}

interface HotelBoardProps extends ShownSearch<FoundHotels> {
  criteria: HotelSearchCriteria
  chosenId: string | null
}

/** Filters, list and map of the hotels found. */
export function HotelBoard(props: HotelBoardProps) {
  const { criteria, place, found, chosenId } = props
  const text = useProductTexts()
  const offers = useCards(found.offers, foundHotel)
  const filtering = useResultsFilters(hotelKind, offers)
  const { filters, change, currency, hasPrices } = filtering
  return (
    <ResultsBoard
      kind={hotelKind}
      {...props}
      {...{ offers, filtering }}
      chips={useFilterChips(filters, currency)}
      summary={<StayLine criteria={criteria} />}
      note={
        <>
          {hasPrices && <span>{text('results.priceNote', { count: countNights(criteria) })}</span>}{' '}
          <span className="max-sm:hidden">{text('results.localTimes')}</span>
        </>
      }
      filters={<FilterPanel {...{ offers, filters, change }} />}
      skeleton={<HotelListSkeleton count={2} />}
      list={(board) => <HotelList {...board} {...{ criteria, chosenId }} />}
      map={(board) => <HotelMap {...board} {...{ criteria, place }} neighbours={found.neighbours} />}
    />
  )
}
