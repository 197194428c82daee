import { CarSearchForm, usePage, useSearchParams } from '@livery/platform'
import { carSearchQuery } from '../../../../../api/cars.ts'
import type { PageContext } from '../../../../../contract/page.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { readCarSearch, readRentalTimes } from '../../../../../tenant/car-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ResultsPage } from '../../../spine/results/results-page.tsx'
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
  const page = usePage()
  const [params] = useSearchParams()
  const criteria = readCriteria(page, params)
  return (
    <ResultsPage
      kind={carSearches}
      criteria={criteria}
      form={<CarSearchForm criteria={criteria} />}
      notice={<OtherTimes />}
    >
      {(search) => <CarResults criteria={search} />}
    </ResultsPage>
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
