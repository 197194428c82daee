import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { agencyTermsListQuery, agencyTermsQuery } from '../../api/policies.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { FurtherTerms } from '../components/further-terms.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished, PolicyPage } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import { lastSegment } from '../last-segment.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { useTitle } from '../use-title.ts'

function AgencyTerms() {
  const t = useText('shell')
  const client = useApi()
  const id = lastSegment(useLocation().pathname)
  const list = useQuery(agencyTermsListQuery(client))
  const listed = list.data?.data.find((terms) => terms.id === id)
  const { data, isError, refetch } = useQuery({ ...agencyTermsQuery(client, id), enabled: !!listed })
  useTitle(listed?.title)
  if (list.isError) return <LoadFailure t={t} onRetry={() => void list.refetch()} />
  if (list.data && !listed) return <NotPublished t={t} title={t('policy.terms')} />
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <PolicyPage t={t} title={data.data.title} html={data.data.content}>
      <FurtherTerms current={id} />
    </PolicyPage>
  )
}

function termsOf({ client, path, read }: PageView) {
  return read(agencyTermsQuery(client, lastSegment(path)))
}

/** /agency-terms-and-conditions/{id}: further terms besides the general ones (spec §2.2). */
export const page: PageModule = {
  Page: AgencyTerms,
  head: (t, { agency }, view) => {
    return innerHead((view && termsOf(view)?.data.title) ?? t('policy.terms'), agency)
  },
  needs: ({ client, path }) => [agencyTermsListQuery(client), agencyTermsQuery(client, lastSegment(path))],
  maxAge: 3600,
  status: (view) => (termsOf(view) ? 200 : 404),
  noindex: (view) => !termsOf(view),
}
