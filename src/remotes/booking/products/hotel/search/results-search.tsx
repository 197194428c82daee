import { HotelSearchForm } from '@livery/platform'
import { useState } from 'react'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { SearchFrame } from './search-frame.tsx'

interface ResultsSearchProps {
  criteria: HotelSearchCriteria | null
  /** A destination typed by name that is not matched to a place yet. */
  typed: string
}

/** Search form above the results; collapsed on phones, so that the first hotel is in view. */
export function ResultsSearch({ criteria, typed }: ResultsSearchProps) {
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(!criteria)
  return (
    <>
      {criteria && (
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
      <div className={classNames(!isOpen && 'max-sm:hidden', criteria && 'max-sm:mt-3')}>
        <SearchFrame>
          <HotelSearchForm criteria={criteria} typed={typed} />
        </SearchFrame>
      </div>
    </>
  )
}
