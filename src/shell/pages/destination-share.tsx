import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { destinationsQuery } from '../../api/destinations.ts'
import type { Destination } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { placeHref } from '../../tenant/editorial-hrefs.ts'
import { sceneBandUrl } from '../../tenant/scene-band-url.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import { placeJsonLd } from '../editorial/place-details.ts'
import { PlaceList } from '../editorial/place-list.tsx'
import { PlaceView } from '../editorial/place-view.tsx'
import { isOneRequested, requestedSlug } from '../editorial/requested-slug.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { useTitle } from '../use-title.ts'

function DestinationShare() {
  const t = useText('shell')
  const [search] = useSearchParams()
  const id = requestedSlug(search)
  const { data, isError, refetch } = useQuery(destinationsQuery(useApi()))
  const place = data?.data.find((one) => one.id === id)
  useTitle(place ? place.name : t('gems.all'))
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (place) return <PlaceView t={t} place={place} others={othersAfter(place, data.data)} />
  if (data.data.length === 0) return <NotPublished t={t} title={t('gems.all')} />
  const notice = isOneRequested(search) && t('gems.notThere')
  return <PlaceList t={t} heading={t('gems.all')} notice={notice} places={data.data} />
}

/** Returns the places after this one in the agency's order, continuing with the first after the last. */
function othersAfter(place: Destination, places: readonly Destination[]): Destination[] {
  const at = places.indexOf(place)
  return [...places.slice(at + 1), ...places.slice(0, at)]
}

function placeOf({ client, search, read }: PageView) {
  const id = requestedSlug(search)
  return read(destinationsQuery(client))?.data.find((one) => one.id === id)
}

/** /destination/share?id=: one of the agency's places with the share buttons; all places without an id (spec §2.1). */
export const page: PageModule = {
  Page: DestinationShare,
  head: (t, { agency }, view) => {
    const place = view && placeOf(view)
    if (!place) return innerHead(t('gems.all'), agency)
    return {
      ...innerHead(place.name, agency),
      description: place.summary,
      image: sceneBandUrl(place.image),
      canonical: placeHref(place.id),
      jsonLd: [placeJsonLd(place)],
    }
  },
  needs: ({ client }) => [destinationsQuery(client)],
  queryParameters: ['id'],
  maxAge: 3600,
  status: (view) => {
    const isEmpty = !view.read(destinationsQuery(view.client))?.data.length
    return isEmpty || (isOneRequested(view.search) && !placeOf(view)) ? 404 : 200
  },
  noindex: (view) => !placeOf(view),
}
