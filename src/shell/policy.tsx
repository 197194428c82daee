import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { agencyQuery } from '../api/agency.ts'
import { useApi } from '../platform/api.tsx'
import { useText } from '../platform/text.ts'
import { removeEmptyTags } from '../tenant/html-tags.ts'
import { isPresent } from '../tenant/is-present.ts'
import { LoadFailure } from './components/load-failure.tsx'
import { PolicyPage } from './components/policy-page.tsx'
import { innerHead } from './document-head.ts'
import type { PageModule, PageView } from './page-module.ts'
import { PageSkeleton } from './page-skeleton.tsx'

type PolicyField = 'privacyPolicy' | 'cookiesPolicy' | 'disclaimer' | 'userTermsAndConditions'

interface PolicyProps {
  field: PolicyField
  title: string
  /** Content below the text. */
  children?: ReactNode
}

/** One of the agency's policy texts under its title. */
export function Policy({ field, title, children }: PolicyProps) {
  const t = useText('shell')
  const { data, isError, refetch } = useQuery(agencyQuery(useApi()))
  if (isError) return <LoadFailure t={t} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <PolicyPage t={t} title={title} html={data.agency[field]}>
      {children}
    </PolicyPage>
  )
}

function isWritten({ client, read }: PageView, field: PolicyField): boolean {
  return isPresent(removeEmptyTags(read(agencyQuery(client))?.agency[field] ?? ''))
}

/** Creates a policy page; `titleKey` is the text key of its title. */
export function policyPage(titleKey: string, field: PolicyField) {
  return {
    head: (t, { agency }) => innerHead(t(titleKey), agency),
    needs: ({ client }) => [agencyQuery(client)],
    maxAge: 3600,
    status: (view) => (isWritten(view, field) ? 200 : 404),
    noindex: (view) => !isWritten(view, field),
  } satisfies Omit<PageModule, 'Page'>
}
