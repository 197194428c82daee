import { Navigate, useApi, useQuery, useSearchParams } from '@livery/platform'
import type { ReactNode } from 'react'
import type { PlaceSource } from '../../../../api/suggest.ts'
import { NoPlace } from './results-page.tsx'

const LONGEST_PLACE = 100

/** Returns the place that the address names without a position. */
export function typedDestination(params: URLSearchParams): string {
  return (params.get('destination') ?? '').slice(0, LONGEST_PLACE)
}

interface TypedDestinationProps<Answer> {
  typed: string
  /** The product's suggestions of places. */
  source: PlaceSource<Answer>
  /** Placeholder of the list. */
  skeleton: ReactNode
}

/**
 * Handles a search with a place name but no position, as the form submits it before its code loads: continues with the
 * first match or asks for a place.
 */
export function TypedDestination<Answer>({ typed, source, skeleton }: TypedDestinationProps<Answer>) {
  const [params] = useSearchParams()
  const { data, isFetching } = useQuery({
    ...source.query(useApi(), typed),
    enabled: typed.trim() !== '',
    retry: false,
  })
  const place = data === undefined ? undefined : source.placesOf(data)[0]
  if (place) {
    const found = new URLSearchParams(params)
    found.set('destination', place.label)
    found.set('lat', String(place.latitude))
    found.set('long', String(place.longitude))
    return <Navigate to={`?${found}`} replace />
  }
  return isFetching ? skeleton : <NoPlace />
}
