import { useAgency, useApi, useQuery } from '@livery/platform'
import { agencyTermsListQuery } from '../../../../api/policies.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** A text of the agency that has to be accepted. */
export interface TermsLink {
  label: string
  href: string
}

/** Terms to accept before rooms are held. */
export interface Terms {
  /** While the terms are unknown, nothing is held, since there may be some. */
  is: 'asking' | 'known' | 'lost'
  links: TermsLink[]
  askAgain: () => void
}

/** Returns the agency's own terms, if it has any; without them there is nothing to accept. */
export function useTerms(): Terms {
  const text = useProductTexts()
  const { publishedPages } = useAgency()
  const { data, isPending, refetch } = useQuery(agencyTermsListQuery(useApi()))
  const links = [
    ...(publishedPages.includes('user-terms')
      ? [{ label: text('checkout.generalTerms'), href: '/user-terms-and-conditions' }]
      : []),
    ...(data?.data ?? []).map(({ id, title }) => ({
      label: title,
      href: `/agency-terms-and-conditions/${encodeURIComponent(id)}`,
    })),
  ]
  return { is: data ? 'known' : isPending ? 'asking' : 'lost', links, askAgain: () => void refetch() }
}
