import { useAgency, useApi, useQuery } from '@livery/platform'
import { agencyTermsListQuery } from '../../../../api/policies.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { FieldProps } from './use-form-fields.ts'

/** Checkbox to accept the agency's terms, each with a link that opens separately. */
export function TermsTick({ field, terms }: { field: FieldProps; terms: readonly TermsLink[] }) {
  const text = useProductTexts()
  const { value, onChange, ...own } = field
  return (
    <div>
      <Checkbox
        {...own}
        required
        checked={value === 'yes'}
        onChange={({ target }) => onChange({ target: { value: target.checked ? 'yes' : 'no' } })}
        label={text('checkout.agree')}
      />
      <ul className="flex flex-wrap gap-x-5 ps-8.5">
        {terms.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              target="_blank"
              className="inline-flex min-h-9 items-center text-sm font-semibold text-link underline underline-offset-3 hover:decoration-2"
            >
              {label}
              <span className="sr-only"> ({text('checkout.newTab')})</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

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

/** The terms failed to load and cannot be accepted unread: offers to load them again. */
export function TermsFailure({ onRetry }: { onRetry: () => void }) {
  const text = useProductTexts()
  return (
    <Alert
      tone="warning"
      title={text('checkout.termsLost')}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {text('results.retry')}
        </Button>
      }
    >
      {text('checkout.termsLostHint')}
    </Alert>
  )
}
