import { usePage } from '@livery/platform'
import { useState } from 'react'
import { type HotelSearchCriteria, hotelSearchHref } from '../../../../../tenant/hotel-search.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { browserStorage, forgetSearch, recentSearches } from './recent-searches.ts'
import { StayLine } from './stay-line.tsx'

/** Recent searches of this browser, each with buttons to repeat and to remove it. */
export function RecentList() {
  const text = useProductTexts()
  const { today } = usePage()
  const [searches, setSearches] = useState(() => recentSearches(browserStorage(), today))
  if (searches.length === 0) return null
  const forget = (criteria: HotelSearchCriteria) => {
    forgetSearch(browserStorage(), criteria, today)
    setSearches(recentSearches(browserStorage(), today))
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-10">
      <h2 id="recent-searches" className="font-brand text-heading">
        {text('recent.title')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {searches.map((criteria) => (
          <li
            key={criteria.destination}
            className="relative rounded-lg border bg-card p-4 pe-14 shadow-sm transition-colors hover:border-brand-edge"
          >
            <Link
              href={hotelSearchHref(criteria)}
              className="font-bold after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {criteria.destination}
            </Link>
            <div className="text-sm text-muted-foreground *:mt-1.5 *:font-normal">
              <StayLine criteria={criteria} />
            </div>
            <button
              type="button"
              aria-label={text('recent.remove', { place: criteria.destination })}
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
