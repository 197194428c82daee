import type { RentalTerms } from '../../../../../tenant/car-search.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** One-line summary of a rental: times and driver. */
export function RentalLine({ terms }: { terms: RentalTerms }) {
  const text = useProductTexts()
  const { at } = useLocalTime()
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 font-medium max-sm:mt-2 max-sm:gap-x-4 max-sm:text-sm">
      <span className="flex items-center gap-2">
        <Icon name="calendar" className="size-4.5 text-link" />
        <span>
          <bdi>{at(`${terms.pickUpAt}:00`)}</bdi> – <bdi>{at(`${terms.dropOffAt}:00`)}</bdi>
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Icon name="person" className="size-4.5 text-link" />
        {text('rental.driver', { age: terms.driverAge })}
      </span>
    </p>
  )
}
