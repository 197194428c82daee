import { usePage, useSearchParams } from '@livery/platform'
import { useState } from 'react'
import { addDays, laterDay } from '../../../../../tenant/calendar-days.ts'
import { type FlightSearchCriteria, MOST_DAYS_AHEAD } from '../../../../../tenant/flight-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { sliceHref } from '../search/flight-page-href.ts'
import { DayLink } from './day-link.tsx'
import { onDay, useCalendar } from './use-calendar.ts'

const AROUND = 3

const loadCalendar = async () => (await import('./price-calendar.tsx')).PriceCalendar

/** The cheapest totals of the days around the search's, and a button that opens those of months. */
export function DateStrip({ criteria }: { criteria: FlightSearchCriteria }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const [params] = useSearchParams()
  const { today } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = criteria.slices[0]?.date ?? today
  const from = laterDay(addDays(chosen, -AROUND), today)
  const until = [addDays(from, 2 * AROUND), addDays(today, MOST_DAYS_AHEAD)].toSorted()[0] ?? from
  const { days, hasFailed } = useCalendar(criteria, from, until)
  if (hasFailed) return null
  const hasPrices = days?.some(({ price }) => price !== undefined) ?? false
  return (
    <section aria-label={text('priceDays.strip')} className="mb-4">
      <ul className="relative grid auto-cols-[minmax(5.25rem,1fr)] grid-flow-col gap-1.5 overflow-x-auto overscroll-x-contain pb-1">
        {days
          ? days.map((day) => (
              <li key={day.date}>
                <DayLink
                  {...{ day, hasPrices }}
                  label={write.day(day.date)}
                  href={sliceHref(params, onDay(criteria, 0, day.date), [])}
                  isChosen={day.date === chosen}
                />
              </li>
            ))
          : Array.from({ length: 2 * AROUND + 1 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
              <li key={at}>
                <Skeleton className="h-17 rounded-lg" />
              </li>
            ))}
      </ul>
      <Button
        variant="link"
        size="small"
        className="-ms-3 mt-1"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" className="size-4.5" />
        {text(isOpen ? 'priceDays.close' : 'priceDays.open')}
      </Button>
      {isOpen && (
        <Deferred load={loadCalendar} meanwhile={<Skeleton className="h-80 rounded-xl" />}>
          {(PriceCalendar) => <PriceCalendar criteria={criteria} />}
        </Deferred>
      )}
    </section>
  )
}
