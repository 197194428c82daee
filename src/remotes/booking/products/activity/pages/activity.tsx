import { useAgency, usePage, useParams, useSearchParams } from '@livery/platform'
import { activityQuery } from '../../../../../api/activities.ts'
import { ApiError } from '../../../../../api/api-error.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { readActivitySearch } from '../../../../../tenant/activity-search.ts'
import { readSearchPlace } from '../../../../../tenant/search-address.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PageShape } from '../../../spine/page-layout/page-shape.tsx'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ActivityView } from '../details/activity-view.tsx'
import { useActivity } from '../details/use-activity.ts'
import { activityPaths } from '../paths.ts'
import { ActivityDeals } from '../search/activity-deals.tsx'
import { readProductCode } from '../search/activity-page-href.ts'
import { destinationIn, readActivityView } from './read-activity-pages.ts'

/** The data of an activity's first view. */
export function activityQueries({ page, path, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const view = readActivityView(page, path, search)
  return view ? [activityQuery(client, view.body)] : []
}

/** /booknow/activities/result-details/{productCode}: an activity. */
export function ActivityPage() {
  const productCode = readProductCode(useParams().productCode)
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        {productCode ? <Known key={productCode} productCode={productCode} /> : <NotHere />}
      </section>
    </PartFrame>
  )
}

function Known({ productCode }: { productCode: string }) {
  const text = useProductTexts()
  const { today } = usePage()
  const [params] = useSearchParams()
  const { answer, error, refetch } = useActivity(productCode, destinationIn(params))
  if (error instanceof ApiError && error.status === 404) return <NotHere />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!answer) {
    return (
      <PageShape label={text('offer.loading')}>
        <Skeleton className="h-4 w-64" />
        <Skeleton className="mt-4 h-9 w-2/3 max-w-lg" />
        <Skeleton className="mt-5 h-72 w-full rounded-xl sm:h-96" />
      </PageShape>
    )
  }
  return <ActivityView answer={answer} searched={readActivitySearch((name) => params.get(name), today)} />
}

/** A deal that is gone leads to the nearest three, and any other address to those of the agency's place. */
function NotHere() {
  const text = useProductTexts()
  const { place: home } = useAgency().home
  const [params] = useSearchParams()
  const place = readSearchPlace((name) => params.get(name))
  return (
    <>
      <EmptyState
        icon="activities"
        level={1}
        title={text('activity.notHere')}
        actions={<LinkButton href={activityPaths.start}>{text('offer.search')}</LinkButton>}
      >
        {text('activity.notHereHint')}
      </EmptyState>
      <ActivityDeals place={place ?? home} isHome={place === null} title={text('activity.nearby')} most={3} />
    </>
  )
}
