import { Navigate, useApi, useQuery, useSearchParams } from '@livery/platform'
import { hotelPlacesQuery } from '../../../../../api/suggest.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { HotelListSkeleton } from '../cards/hotel-list-skeleton.tsx'

/**
 * Handles a search with a place name but no code, as the form submits it before the suggestion loads: continues with
 * the first match or asks for a place.
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
