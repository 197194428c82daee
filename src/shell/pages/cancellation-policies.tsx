import { useQuery } from '@tanstack/react-query'
import { cancellationPoliciesQuery } from '../../api/policies.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { CruiseLineList, QuestionLine } from '../components/cruise-lines.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

function CancellationPolicies() {
  const t = useText('shell')
  const agency = useAgency()
  const { data, isError, refetch } = useQuery(cancellationPoliciesQuery(useApi()))
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (!data.data.some(({ isPublished }) => isPublished)) {
    return <NotPublished t={t} title={t('cancellation.heading')} />
  }
  return (
    <div className="page-width max-w-4xl py-12 lg:py-20">
      <h1 className="font-brand text-hero">{t('cancellation.heading')}</h1>
      <p className="mt-4 max-w-[34em] text-lg text-muted-foreground lg:text-xl">
        {t('cancellation.intro', { agency: agency.agencyName })}
      </p>
      <CruiseLineList t={t} lines={data.data} />
      <QuestionLine t={t} />
    </div>
  )
}

function isWritten({ client, read }: PageView): boolean {
  return read(cancellationPoliciesQuery(client))?.data.some(({ isPublished }) => isPublished) ?? false
}

/** /cancellation-policy: the cruise lines, with links to the agency's conditions for each (spec §2.2). */
export const page: PageModule = {
  Page: CancellationPolicies,
  head: (t, { agency }) => ({
    ...innerHead(t('cancellation.heading'), agency),
    description: t('cancellation.intro', { agency: agency.agencyName }),
  }),
  needs: ({ client }) => [cancellationPoliciesQuery(client)],
  maxAge: 3600,
  status: (view) => (isWritten(view) ? 200 : 404),
  noindex: (view) => !isWritten(view),
}
