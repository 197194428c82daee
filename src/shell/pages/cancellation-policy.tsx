import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { cancellationPoliciesQuery, cancellationPolicyQuery } from '../../api/policies.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { lineName, QuestionLine } from '../components/cruise-lines.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { NotPublished, PolicyPage } from '../components/policy-page.tsx'
import { innerHead } from '../document-head.ts'
import { lastSegment } from '../last-segment.ts'
import type { PageModule, PageView } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { useTitle } from '../use-title.ts'

function CancellationPolicy() {
  const t = useText('shell')
  const client = useApi()
  const agency = useAgency()
  const line = lineOf(useLocation().pathname)
  const list = useQuery(cancellationPoliciesQuery(client))
  const isPublished = list.data?.data.some((policy) => policy.line === line && policy.isPublished) ?? false
  const { data, isError, refetch } = useQuery({
    ...cancellationPolicyQuery(client, line),
    enabled: isPublished,
  })
  const title = t('cancellation.line', { line: lineName(line) })
  useTitle(title)
  if (list.isError) return <LoadFailure t={t} onRetry={() => void list.refetch()} />
  if (list.data && !isPublished) return <NotPublished t={t} title={title} />
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const lead = (
    <Breadcrumbs
      label={t('trail.label')}
      trail={[{ label: t('cancellation.heading'), href: '/cancellation-policy' }]}
      current={lineName(line)}
      className="mb-3"
    />
  )
  return (
    <PolicyPage t={t} title={title} html={data.data.content} lead={lead}>
      <p className="mt-10 max-w-[38em] text-muted-foreground">
        {t('cancellation.own', { agency: agency.agencyName })}
      </p>
      <QuestionLine t={t} />
    </PolicyPage>
  )
}

/** Paths match in any case; the cruise lines are in lower case. */
function lineOf(path: string): string {
  return lastSegment(path).toLowerCase()
}

function isWritten({ client, path, read }: PageView): boolean {
  return read(cancellationPolicyQuery(client, lineOf(path))) !== undefined
}

/** /cancellation-policy/{line}: the agency's conditions for one of the five cruise lines (spec §2.2). */
export const page: PageModule = {
  Page: CancellationPolicy,
  head: (t, { agency }, view) => {
    if (!view) return innerHead(t('cancellation.heading'), agency)
    return {
      ...innerHead(t('cancellation.line', { line: lineName(lineOf(view.path)) }), agency),
      description: t('cancellation.own', { agency: agency.agencyName }),
    }
  },
  needs: ({ client, path }) => [
    cancellationPoliciesQuery(client),
    cancellationPolicyQuery(client, lineOf(path)),
  ],
  maxAge: 3600,
  status: (view) => (isWritten(view) ? 200 : 404),
  noindex: (view) => !isWritten(view),
}
