import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '../../api/destinations.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import { placeJsonLd } from '../editorial/place-details.ts'
import { PlaceList } from '../editorial/place-list.tsx'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

function HiddenGems() {
  const t = useText('shell')
  const { data, isError, refetch } = useQuery(destinationsQuery(useApi()))
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const gems = data.data.filter(({ isHiddenGem }) => isHiddenGem)
  if (gems.length === 0) return <NotPublished t={t} title={t('gems.heading')} />
  return (
    <PlaceList t={t} heading={t('gems.heading')} subheading={t('gems.subheading')} hasMore places={gems} />
  )
}

function gemsOf({ client, read }: PageView) {
  return read(destinationsQuery(client))?.data.filter(({ isHiddenGem }) => isHiddenGem) ?? []
}

/** /hidden-gems-round-the-world: the agency's hidden destinations (spec §2.2). */
export const page: PageModule = {
  Page: HiddenGems,
  head: (t, { agency }, view) => {
    const gems = view ? gemsOf(view) : []
    const itemListElement = gems.map((gem, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: placeJsonLd(gem),
    }))
    return {
      ...innerHead(t('gems.heading'), agency),
      description: t('gems.subheading'),
      ...(gems[0] && { image: gems[0].image, jsonLd: [{ '@type': 'ItemList', itemListElement }] }),
    }
  },
  needs: ({ client }) => [destinationsQuery(client)],
  maxAge: 3600,
  status: (view) => (gemsOf(view).length === 0 ? 404 : 200),
  noindex: (view) => gemsOf(view).length === 0,
}
