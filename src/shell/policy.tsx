import { useQuery } from '@tanstack/react-query'
import { agencyQuery } from '../api/agency.ts'
import { useApi } from '../platform/api.tsx'
import { useText } from '../platform/text.ts'
import { PolicyPage } from './components/policy-page.tsx'
import { innerHead } from './document-head.ts'
import type { PageModule } from './page-module.ts'
import { PageSkeleton } from './page-skeleton.tsx'

interface PolicyProps {
  field: 'privacyPolicy' | 'cookiesPolicy' | 'disclaimer'
  title: string
}

/** One of the agency's policy texts under its title. */
export function Policy({ field, title }: PolicyProps) {
  const t = useText('shell')
  const { data } = useQuery(agencyQuery(useApi()))
  return data ? <PolicyPage t={t} title={title} html={data.agency[field]} /> : <PageSkeleton />
}

/** What the policy pages have in common. `titleKey` is the text of their title. */
export function policyPage(titleKey: string): Omit<PageModule, 'Page'> {
  return {
    head: (t, { agency }) => innerHead(t(titleKey), agency),
    queries: ({ client }) => [agencyQuery(client)],
    maxAge: 3600,
  }
}
