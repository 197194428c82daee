import { CarSearchForm, usePage, useSearchParams } from '@livery/platform'
import { useEffect, useState } from 'react'
import { carSearchQuery } from '../../../../../api/cars.ts'
import type { PageContext } from '../../../../../contract/page.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import {
  type CarSearchCriteria,
  carSearchHref,
  readCarSearch,
  readRentalTimes,
} from '../../../../../tenant/car-search.ts'
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
import { CarResults } from '../results/car-results.tsx'
import { readCarId } from '../search/car-page-href.ts'
import { carSearches } from '../search/car-searches.ts'
import { searchBody } from '../search/search-body.ts'

/** The data of the results' first view. */
export function carResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const criteria = readCriteria(page, search)
  return criteria ? [carSearchQuery(client, searchBody(criteria, page.currency, readCarId(search)))] : []
}

function readCriteria({ agency, today, language }: PageContext, params: URLSearchParams) {
  return readCarSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
}

/** /booknow/cars/search: cars for the search in the address. */
export function CarResultsPage() {
  const text = useProductTexts()
  const page = usePage()
  const { today } = page
  const [params] = useSearchParams()
  const criteria = readCriteria(page, params)
  const search = criteria ? carSearchHref(criteria) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search contains all criteria
  useEffect(() => {
    if (criteria) keepSearch(carSearches, browserStorage(), criteria, today)
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
        <ResultsSearch key={search} criteria={criteria} />
        {criteria && <OtherTimes />}
        <div id="results" tabIndex={-1} className="scroll-mt-(--below-header) outline-none">
          {criteria ? (
            <CarResults criteria={criteria} />
          ) : (
            <EmptyState icon="search" level={1} title={text('results.noPlace')}>
              {text('results.noPlaceHint')}
            </EmptyState>
          )}
        </div>
      </section>
    </PartFrame>
  )
}

/** Notice that the times in the address were replaced because they cannot be booked. */
function OtherTimes() {
  const text = useProductTexts()
  const { today } = usePage()
  const [params] = useSearchParams()
  const get = (name: string) => params.get(name)
  const hasTimes = params.has('pickUpDateTime') || params.has('returnDateTime')
  if (!hasTimes || readRentalTimes(get, today)) return null
  return (
    <Alert tone="warning" className="mt-4">
      {text('results.otherTimes')}
    </Alert>
  )
}

/** Search form above the results; collapsed on phones, so that the first car is in view. */
function ResultsSearch({ criteria }: { criteria: CarSearchCriteria | null }) {
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
          <CarSearchForm criteria={criteria} />
        </SearchFrame>
      </div>
    </>
  )
}
