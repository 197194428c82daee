import { CarSearchForm, usePage, useSearchParams } from '@livery/platform'
import { carSearchQuery } from '../../../../../api/cars.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { readRentalTimes } from '../../../../../tenant/car-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ResultsPage } from '../../../spine/results/results-page.tsx'
import { CarResults } from '../results/car-results.tsx'
import { carSearches } from '../search/car-searches.ts'
import { readCarCriteria, readCarResults } from './read-car-pages.ts'

/** The data of the results' first view. */
export function carResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const found = readCarResults(page, search)
  return found ? [carSearchQuery(client, found.body)] : []
}

/** /booknow/cars/search: cars for the search in the address. */
export function CarResultsPage() {
  const page = usePage()
  const [params] = useSearchParams()
  const criteria = readCarCriteria(page, params)
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
