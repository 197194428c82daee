import { usePage } from '@livery/platform'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { browserStorage, forgetSearch, recentSearches, type SearchKind } from './recent-searches.ts'

interface RecentListProps<Criteria> {
  kind: SearchKind<Criteria>
  /** One line with dates and people. */
  children: (criteria: Criteria) => ReactNode
}

/** Recent searches of this browser, each with buttons to repeat and to remove it. */
export function RecentList<Criteria>({ kind, children }: RecentListProps<Criteria>) {
  const text = useProductTexts()
  const { today } = usePage()
  const [searches, setSearches] = useState(() => recentSearches(kind, browserStorage(), today))
  if (searches.length === 0) return null
  const forget = (criteria: Criteria) => {
    forgetSearch(kind, browserStorage(), criteria, today)
    setSearches(recentSearches(kind, browserStorage(), today))
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-10">
      <h2 id="recent-searches" className="font-brand text-heading">
        {text('recent.title')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {searches.map((criteria) => (
          <li
            key={kind.nameOf(criteria)}
            className="relative rounded-lg border bg-card p-4 pe-14 shadow-sm transition-colors hover:border-brand-edge"
          >
            <Link
              href={kind.hrefOf(criteria)}
              className="font-bold after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {kind.nameOf(criteria)}
            </Link>
            <div className="text-sm text-muted-foreground *:mt-1.5 *:font-normal">{children(criteria)}</div>
            <button
              type="button"
              aria-label={text('recent.remove', { place: kind.nameOf(criteria) })}
              onClick={() => forget(criteria)}
              className="absolute end-1.5 top-1.5 z-10 flex size-11 items-center justify-center rounded-control text-muted-foreground hover:bg-accent hover:text-accent-foreground"
            >
              <Icon name="close" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
