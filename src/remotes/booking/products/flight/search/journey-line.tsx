import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useFlightTexts } from '../cards/use-flight-texts.ts'

/** One-line summary of a search: days, passengers and cabin. */
export function JourneyLine({ criteria }: { criteria: FlightSearchCriteria }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { slices, adults, childAges, cabin } = criteria
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 font-medium max-sm:mt-2 max-sm:gap-x-4 max-sm:text-sm">
      <span className="flex items-center gap-2">
        <Icon name="calendar" className="size-4.5 text-link" />
        <bdi>{slices.map(({ date }) => write.day(date)).join(' – ')}</bdi>
      </span>
      <span className="flex items-center gap-2">
        <Icon name="guests" className="size-4.5 text-link" />
        {text('passengers.count', { count: adults + childAges.length })}
      </span>
      <span className="flex items-center gap-2">
        <Icon name="flights" className="size-4.5 text-link" />
        {text(`cabin.${cabin}`)}
      </span>
    </p>
  )
}
