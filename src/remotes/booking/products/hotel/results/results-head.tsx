import type { RefObject } from 'react'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { nightsOf } from '../../../../../tenant/nights-of.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { StayLine } from '../search/stay-line.tsx'
import type { FoundHotel } from './card-hotel.ts'

interface ResultsHeadProps {
  criteria: HotelSearchCriteria
  place: string
  offers: readonly FoundHotel[]
  /** Hotels that pass the filters. */
  count: number
  /** Where its title is. */
  title: RefObject<HTMLHeadingElement | null>
}

/** How many hotels there are where, for which stay, and what their prices hold. */
export function ResultsHead({ criteria, place, offers, count, title }: ResultsHeadProps) {
  const text = useWords()
  const hasPrices = offers.some(([{ price }]) => price)
  return (
    <header>
      <h1 ref={title} tabIndex={-1} className="font-brand text-title outline-none">
        {text('results.heading', { count: offers.length, place })}
      </h1>
      <StayLine criteria={criteria} />
      <p className="mt-1.5 text-sm text-muted-foreground">
        {hasPrices && <span>{text('results.priceNote', { count: nightsOf(criteria) })}</span>}{' '}
        <span>{text('results.localTimes')}</span>
      </p>
      <p role="status" className="sr-only">
        {text('results.shown', { shown: count, total: offers.length })}
      </p>
    </header>
  )
}
