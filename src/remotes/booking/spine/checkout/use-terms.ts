import { useAgency, useApi, useQuery } from '@livery/platform'
import { agencyTermsListQuery } from '../../../../api/agency-terms.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

/** A text of the agency that is agreed to. */
export interface TermsLink {
  label: string
  href: string
}

/** What is agreed to before rooms are held. */
export interface Terms {
  /** Of terms that nobody knows yet it is not known either that there are none: nothing is held before. */
  is: 'asking' | 'known' | 'lost'
  links: TermsLink[]
  askAgain: () => void
}

/** The agency's own terms, where it has any; without them there is nothing to agree to. */
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
