import { useAgency, useApi, useQuery, useText } from '@livery/platform'
import { agencyTermsListQuery } from '../../../api/agency-terms.ts'

/** A text of the agency that is agreed to. */
export interface TermsLink {
  label: string
  href: string
}

/** The agency's own terms, where it has any; without them there is nothing to agree to. */
export function useTerms(): TermsLink[] {
  const text = useText('booking')
  const { publishedPages } = useAgency()
  const { data } = useQuery(agencyTermsListQuery(useApi()))
  return [
    ...(publishedPages.includes('user-terms')
      ? [{ label: text('checkout.generalTerms'), href: '/user-terms-and-conditions' }]
      : []),
    ...(data?.data ?? []).map(({ id, title }) => ({
      label: title,
      href: `/agency-terms-and-conditions/${encodeURIComponent(id)}`,
    })),
  ]
}
