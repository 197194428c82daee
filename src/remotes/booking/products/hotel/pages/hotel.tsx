import { usePage, useSearchParams } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import { hotelQuery } from '../../../../../api/hotels.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePageTitle } from '../../../spine/head/page-title.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PageShape } from '../../../spine/page-layout/page-shape.tsx'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { hotelTitle } from '../head/hotel-title.ts'
import { hotelPaths } from '../paths.ts'
import { HotelView } from '../property/hotel-view.tsx'
import { useHotel } from '../property/use-hotel.ts'
import { OtherStay } from '../results/other-stay.tsx'
import { readHotelId } from '../search/hotel-page-href.ts'
import { readHotelPageStay, readHotelView } from './read-hotel-pages.ts'

/** The data of a hotel's first view. */
export function hotelQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const view = readHotelView(page, search)
  return view ? [hotelQuery(client, view.body)] : []
}

/** /booknow/hotels/search-details and /booknow/hotels/hotel-details: a hotel, with or without a stay. */
export function HotelPage() {
  const [params] = useSearchParams()
  const hotelId = readHotelId(params, 'hotelId')
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        {hotelId ? <Known hotelId={hotelId} /> : <NotHere />}
      </section>
    </PartFrame>
  )
}

function Known({ hotelId }: { hotelId: string }) {
  const text = useProductTexts()
  const page = usePage()
  const [params] = useSearchParams()
  const { stay, firstStay, searched } = readHotelPageStay(page, params)
  const { answer, error, isOld, refetch } = useHotel(hotelId, stay, searched?.destination)
  usePageTitle(answer && hotelTitle(answer))
  if (error instanceof ApiError && error.status === 404) return <NotHere />
  if (error instanceof ApiError && error.code === 'validation_failed') {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
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
  return (
    <>
      {stay && <OtherStay {...{ stay }} />}
      <HotelView {...{ answer, stay, firstStay, isOld }} searched={searched} />
    </>
  )
}

function NotHere() {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="hotels"
      level={1}
      title={text('hotel.notHere')}
      actions={<LinkButton href={hotelPaths.start}>{text('offer.search')}</LinkButton>}
    >
      {text('hotel.notHereHint')}
    </EmptyState>
  )
}
