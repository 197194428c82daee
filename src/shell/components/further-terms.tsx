import { useQuery } from '@tanstack/react-query'
import { agencyTermsListQuery } from '../../api/policies.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface FurtherLink {
  label: string
  href: string
}

/** Links to the agency's other terms; renders nothing if there are none. */
export function FurtherTerms({ current }: { current: string | null }) {
  const t = useText('shell')
  const { agency } = usePage()
  const { data } = useQuery(agencyTermsListQuery(useApi()))
  const links: FurtherLink[] = [
    ...(current !== null && agency.publishedPages.includes('user-terms')
      ? [{ label: t('policy.terms'), href: '/user-terms-and-conditions' }]
      : []),
    ...(data?.data ?? [])
      .filter(({ id }) => id !== current)
      .map(({ id, title }) => ({ label: title, href: `/agency-terms-and-conditions/${id}` })),
    ...(agency.publishedPages.includes('cancellation-policies')
      ? [{ label: t('cancellation.heading'), href: '/cancellation-policy' }]
      : []),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="further-terms" className="mt-14 max-w-[38em] border-t pt-8">
      <h2 id="further-terms" className="font-brand text-heading">
        {t('terms.further')}
      </h2>
      <ul className="mt-3">
        {links.map(({ label, href }) => (
          <li key={href} className="border-b last:border-b-0">
            <Link
              href={href}
              className="group flex min-h-14 items-center justify-between gap-4 py-2 text-lg text-link hover:underline"
            >
              {label}
              <Icon name="end" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
