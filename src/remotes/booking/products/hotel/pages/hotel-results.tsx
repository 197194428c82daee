import { HotelSearchForm, Navigate, useApi, usePage, useQuery, useSearchParams } from '@livery/platform'
import { useEffect, useState } from 'react'
import { hotelSearchQuery } from '../../../../../api/hotels.ts'
import { hotelPlacesQuery } from '../../../../../api/suggest.ts'
import type { PageContext } from '../../../../../contract/page.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import {
  type HotelSearchCriteria,
  hotelSearchHref,
  readHotelSearch,
} from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { browserStorage, keepSearch } from '../../../spine/results/recent-searches.ts'
import { SearchFrame } from '../../../spine/results/search-frame.tsx'
import { HotelListSkeleton } from '../cards/hotel-list.tsx'
import { HotelResults, searchBody, wantedHotels } from '../results/hotel-results.tsx'
import { OtherStay } from '../results/other-stay.tsx'
import { hotelSearches } from '../search/hotel-searches.ts'

/** The data of the results' first view. */
export function hotelResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const criteria = readCriteria(page, search)
  return criteria ? [hotelSearchQuery(client, searchBody(wantedHotels(criteria, page.currency, search)))] : []
}

function readCriteria({ agency, today, language }: PageContext, params: URLSearchParams) {
  return readHotelSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
}

/** /booknow/hotels/search: hotels for the search in the address. */
export function HotelResultsPage() {
  const text = useProductTexts()
  const page = usePage()
  const { today } = page
  const [params] = useSearchParams()
  const criteria = readCriteria(page, params)
  const typed = criteria ? '' : (params.get('destination') ?? '').slice(0, 100)
  const search = criteria ? hotelSearchHref(criteria) : typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search contains all criteria
  useEffect(() => {
    if (criteria) keepSearch(hotelSearches, browserStorage(), criteria, today)
  }, [search, today])
  return (
    <PartFrame>
      <section className="page-width results-width pt-4 pb-16">
        {criteria && (
          <a
            href="#results"
            className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-primary-foreground focus:not-sr-only focus:absolute focus:z-40"
          >
            {text('results.skip')}
          </a>
        )}
        <ResultsSearch key={search} {...{ criteria, typed }} />
        {criteria && <OtherStay stay={criteria} />}
        <div id="results" tabIndex={-1} className="scroll-mt-(--below-header) outline-none">
          {criteria ? <HotelResults criteria={criteria} /> : <TypedDestination typed={typed} />}
        </div>
      </section>
    </PartFrame>
  )
}

/**
 * Handles a search with a place name but no code, as the form submits it before the suggestion loads: continues with
 * the first match or asks for a place.
 */
function TypedDestination({ typed }: { typed: string }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { data, isFetching } = useQuery({
    ...hotelPlacesQuery(useApi(), typed),
    enabled: typed.trim() !== '',
    retry: false,
  })
  const place = data?.locationSuggestions[0]
  if (place) {
    const found = new URLSearchParams(params)
    found.set('destination', place.label)
    found.set('lat', String(place.latitude))
    found.set('long', String(place.longitude))
    return <Navigate to={`?${found}`} replace />
  }
  if (isFetching) return <HotelListSkeleton />
  return (
    <EmptyState icon="search" level={1} title={text('results.noPlace')}>
      {text('results.noPlaceHint')}
    </EmptyState>
  )
}

interface ResultsSearchProps {
  criteria: HotelSearchCriteria | null
  /** A destination typed by name that is not matched to a place yet. */
  typed: string
}

/** Search form above the results; collapsed on phones, so that the first hotel is in view. */
function ResultsSearch({ criteria, typed }: ResultsSearchProps) {
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(!criteria)
  return (
    <>
      {criteria && (
        <Button
          variant="outline"
          wide
          className="sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="search" className="size-4.5" />
          {text('results.change')}
        </Button>
      )}
      <div className={classNames(!isOpen && 'max-sm:hidden', criteria && 'max-sm:mt-3')}>
        <SearchFrame>
          <HotelSearchForm criteria={criteria} typed={typed} />
        </SearchFrame>
      </div>
    </>
  )
}
