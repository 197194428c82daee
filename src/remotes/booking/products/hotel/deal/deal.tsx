import { usePage, useSearchParams } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import {
  type HotelSearchCriteria,
  type HotelStay,
  hotelSearchHref,
  readHotelSearch,
  readHotelStay,
} from '../../../../../tenant/hotel-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page/load-failure.tsx'
import { PageShape } from '../../../spine/page/page-shape.tsx'
import { PartFrame } from '../../../spine/page/part-frame.tsx'
import { hotelPaths } from '../paths.ts'
import { useHotel } from '../property/use-hotel.ts'
import { readHotelId } from '../results/results-address.ts'
import { useHotelHref } from '../search/use-hotel-href.ts'
import { DealView } from './deal-view.tsx'

/** /booknow/hotels/deal: target of a deal's link. Source: spec §2.2, §2.4 (isFromDeal, dealLinkId). */
export function DealPage() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const get = (name: string) => params.get(name)
  const hotelId = readHotelId(params, 'hotelId')
  const stay = readHotelStay(get, today)
  // Without a stay, the search would use default dates instead of the deal's.
  const searched = stay && readHotelSearch(get, today)
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        {hotelId && stay ? <Known {...{ hotelId, stay, searched }} /> : <DealOver hotelId={hotelId} />}
      </section>
    </PartFrame>
  )
}

interface KnownProps {
  hotelId: string
  stay: HotelStay
  searched: HotelSearchCriteria | null
}

function Known({ hotelId, stay, searched }: KnownProps) {
  const text = useProductTexts()
  const { answer, error, refetch } = useHotel(hotelId, stay)
  if (error instanceof ApiError && error.status === 404) return <DealOver hotelId={null} />
  if (error instanceof ApiError && error.code === 'validation_failed') return <DealOver hotelId={hotelId} />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return answer ? <DealView {...{ answer, stay, searched }} /> : <PageShape label={text('offer.loading')} />
}

/** Shown if the deal's hotel or dates no longer exist, or never did. */
function DealOver({ hotelId }: { hotelId: string | null }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { today } = usePage()
  const hotelHref = useHotelHref()
  const search = readHotelSearch((name) => params.get(name), today)
  return (
    <EmptyState
      icon="spark"
      level={1}
      title={text('deal.over')}
      actions={
        <>
          {hotelId && <LinkButton href={hotelHref(hotelId, null)}>{text('deal.hotel')}</LinkButton>}
          <LinkButton
            variant={hotelId ? 'outline' : 'primary'}
            href={search ? hotelSearchHref(search) : hotelPaths.start}
          >
            {text('offer.search')}
          </LinkButton>
        </>
      }
    >
      {text('deal.overHint')}
    </EmptyState>
  )
}
