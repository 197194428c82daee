import { Navigate, useApi, useQuery, useSearchParams } from '@livery/platform'
import { hotelPlacesQuery } from '../../../../../api/suggest.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { HotelListSkeleton } from '../cards/hotel-list-skeleton.tsx'

/**
 * A search that names its place in words alone, as the form sends it before its code is there: goes on with the first
 * place of that name, or asks for one.
 */
export function TypedDestination({ typed }: { typed: string }) {
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
