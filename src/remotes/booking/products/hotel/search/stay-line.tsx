import { useGuestsSummary, usePage } from '@livery/platform'
import { dateRange } from '../../../../../tenant/date-range.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** One-line summary of a stay: dates, guests and rooms. */
export function StayLine({ criteria }: { criteria: HotelStay }) {
  const text = useProductTexts()
  const summaryOf = useGuestsSummary()
  const { language } = usePage()
  const dates = dateRange(
    { checkin_date: criteria.start, checkout_date: criteria.end },
    { language, selectDate: text('stay.selectDate') },
  )
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 font-medium max-sm:mt-2 max-sm:gap-x-4 max-sm:text-sm">
      <span className="flex items-center gap-2">
        <Icon name="calendar" className="size-4.5 text-link" />
        {dates}
      </span>
      <span className="flex items-center gap-2">
        <Icon name="guests" className="size-4.5 text-link" />
        {summaryOf(criteria)}
      </span>
    </p>
  )
}
