import { usePage } from '@livery/platform'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { browserStorage, type SearchKind, storeSearch } from './recent-searches.ts'
import { SearchFrame } from './search-frame.tsx'

interface ResultsPageProps<Criteria> {
  kind: SearchKind<Criteria>
  /** The search in the address; null if it is incomplete. */
  criteria: Criteria | null
  /** Place of an incomplete search, as the visitor typed it. */
  typed?: string
  form: ReactNode
  /** Says what of the address was replaced, because it cannot be booked. */
  notice?: ReactNode
  /** Results of a complete search. */
  children: (criteria: Criteria) => ReactNode
  /** Shown instead of results for an incomplete search. */
  incomplete?: ReactNode
}

/** Page of a product's results: the search form, then what was found. Stores the search in this browser. */
export function ResultsPage<Criteria>(props: ResultsPageProps<Criteria>) {
  const { kind, criteria, typed = '', form, notice, children, incomplete = <NoPlace /> } = props
  const text = useProductTexts()
  const { today } = usePage()
  const search = criteria ? kind.hrefOf(criteria) : typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search contains all criteria
  useEffect(() => {
    if (criteria) storeSearch(kind, browserStorage(), criteria, today)
  }, [search, today])
  return (
    <PartFrame>
      <section className="page-width results-width pt-3 pb-16">
        {criteria && (
          <a
            href="#results"
            className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-primary-foreground focus:not-sr-only focus:absolute focus:z-40"
          >
            {text('results.skip')}
          </a>
        )}
        <ResultsSearch key={search} isComplete={criteria !== null}>
          {form}
        </ResultsSearch>
        {criteria && notice}
        <div id="results" tabIndex={-1} className="scroll-mt-(--below-header) outline-none">
          {criteria ? children(criteria) : incomplete}
        </div>
      </section>
    </PartFrame>
  )
}

/** Asks for the place of a search that has none. */
export function NoPlace() {
  const text = useProductTexts()
  return (
    <EmptyState icon="search" level={1} title={text('results.noPlace')}>
      {text('results.noPlaceHint')}
    </EmptyState>
  )
}

/** Search form above the results; collapsed on phones, so that the first offer is in view. */
function ResultsSearch({ isComplete, children }: { isComplete: boolean; children: ReactNode }) {
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(!isComplete)
  return (
    <>
      {isComplete && (
        <Button
          variant="outline"
          wide
          className="sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="search" className="size-4.5" />
          {text('results.change')}
        </Button>
      )}
      <div className={classNames(!isOpen && 'max-sm:hidden', isComplete && 'max-sm:mt-3')}>
        <SearchFrame>{children}</SearchFrame>
      </div>
    </>
  )
}
