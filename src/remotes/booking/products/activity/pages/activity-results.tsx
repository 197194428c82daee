import { ActivitySearchForm, Navigate, useApi, usePage, useQuery, useSearchParams } from '@livery/platform'
import { useEffect, useState } from 'react'
import { activitySearchQuery } from '../../../../../api/activities.ts'
import { activityPlacesQuery } from '../../../../../api/suggest.ts'
import type { PageContext } from '../../../../../contract/page.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import {
  type ActivitySearchCriteria,
  activitySearchHref,
  readActivityDate,
  readActivitySearch,
} from '../../../../../tenant/activity-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { browserStorage, keepSearch } from '../../../spine/results/recent-searches.ts'
import { SearchFrame } from '../../../spine/results/search-frame.tsx'
import { ActivityListSkeleton } from '../cards/activity-list.tsx'
import { ActivityResults, activityCriteria } from '../results/activity-results.tsx'
import { activitySearches } from '../search/activity-searches.ts'

/** The data of the results' first view. */
export function activityResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const criteria = readCriteria(page, search)
  return criteria ? [activitySearchQuery(client, activityCriteria(criteria, page.currency, search))] : []
}

function readCriteria({ agency, today, language }: PageContext, params: URLSearchParams) {
  return readActivitySearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
}

/** /booknow/activities/search: activities for the search in the address. */
export function ActivityResultsPage() {
  const text = useProductTexts()
  const page = usePage()
  const { today } = page
  const [params] = useSearchParams()
  const criteria = readCriteria(page, params)
  const typed = criteria ? '' : (params.get('destination') ?? '').slice(0, 100)
  const search = criteria ? activitySearchHref(criteria) : typed
  const isOtherDay = params.has('date') && readActivityDate((name) => params.get(name), today) === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search contains all criteria
  useEffect(() => {
    if (criteria) keepSearch(activitySearches, browserStorage(), criteria, today)
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
        {criteria && isOtherDay && (
          <Alert tone="warning" className="mt-4">
            {text('results.otherDay')}
          </Alert>
        )}
        <div id="results" tabIndex={-1} className="scroll-mt-(--below-header) outline-none">
          {criteria ? <ActivityResults criteria={criteria} /> : <TypedDestination typed={typed} />}
        </div>
      </section>
    </PartFrame>
  )
}

/**
 * Handles a search with a place name but no point, as the form submits it before its code loads: continues with the
 * first match or asks for a place.
 */
function TypedDestination({ typed }: { typed: string }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { data, isFetching } = useQuery({
    ...activityPlacesQuery(useApi(), typed),
    enabled: typed.trim() !== '',
    retry: false,
  })
  const place = data?.data[0]
  if (place) {
    const found = new URLSearchParams(params)
    found.set('destination', place.label)
    found.set('lat', String(place.latitude))
    found.set('long', String(place.longitude))
    return <Navigate to={`?${found}`} replace />
  }
  if (isFetching) return <ActivityListSkeleton />
  return (
    <EmptyState icon="search" level={1} title={text('results.noPlace')}>
      {text('results.noPlaceHint')}
    </EmptyState>
  )
}

interface ResultsSearchProps {
  criteria: ActivitySearchCriteria | null
  /** A destination typed by name that is not matched to a place yet. */
  typed: string
}

/** Search form above the results; collapsed on phones, so that the first activity is in view. */
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
          <ActivitySearchForm criteria={criteria} typed={typed} />
        </SearchFrame>
      </div>
    </>
  )
}
