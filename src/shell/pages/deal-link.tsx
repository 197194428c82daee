import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkQuery } from '../../api/links.ts'
import type { Destination } from '../../contract/destination.ts'
import type { Link } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { replaceWithStored } from '../../platform/leave-page.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { addParameter } from '../../tenant/add-parameter.ts'
import { isLinkId, withDealLinkId } from '../../tenant/stored-link.ts'
import { asStored } from '../../tenant/stored-target.ts'
import { useBookableServices } from '../bookable-services.ts'
import { DeadEnd } from '../components/dead-end.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

function DealLink() {
  const t = useText('shell')
  const client = useApi()
  const [search] = useSearchParams()
  const id = search.get('dealLinkId')
  const isValid = isLinkId(id)
  const { data, isPending } = useQuery({ ...linkQuery(client, id ?? ''), enabled: isValid })
  const to = data?.data && dealOf(data.data)
  const { agency, session } = usePage()
  // An agent who comes from the menu has no broken link.
  const isFromMenu = session.isTravelAgent && !id
  const services = useBookableServices()
  // In the app and on the static site, where no server redirects.
  useEffect(() => {
    if (to) replaceWithStored(to)
  }, [to])
  if (isValid && (isPending || to)) return <PageSkeleton />
  return (
    <DeadEnd
      t={t}
      icon="spark"
      title={t(isFromMenu ? 'unavailable.titlePage' : 'dealLink.none')}
      services={services}
      homeHref={agency.returnUrl || '/'}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t(isFromMenu ? 'unavailable.hint' : 'dealLink.noneHint')}
    </DeadEnd>
  )
}

/**
 * Returns the stored deal's address with isFromDeal=true (spec §2.4) and its dealLinkId, so that its page hides what
 * deal links hide (spec §4). An expired link leads to /expiry.
 */
function dealOf(link: Link): Destination {
  return asStored(
    link.isExpired ? link.to : addParameter(withDealLinkId(link, link.id), 'isFromDeal', 'true'),
  )
}

/** /deal-link?dealLinkId=…: opens the agency's stored deal of that name (spec §2.2, §2.4). */
export const page: PageModule = {
  Page: DealLink,
  head: (t, { agency }) => innerHead(t('dealLink.none'), agency),
  needs: ({ client, search }) => {
    const id = search.get('dealLinkId')
    return isLinkId(id) ? [linkQuery(client, id)] : []
  },
  async redirect({ client, search }) {
    const id = search.get('dealLinkId')
    if (!isLinkId(id)) return null
    const request = linkQuery(client, id).queryFn({ signal: AbortSignal.timeout(30_000) })
    // If the request fails, the page reports it.
    const found = await request.catch(() => null)
    return found?.data ? dealOf(found.data) : null
  },
  maxAge: 0,
  status: 404,
  noindex: true,
}
