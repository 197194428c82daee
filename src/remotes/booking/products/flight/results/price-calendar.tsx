import { usePage, useSearchParams } from '@livery/platform'
import { useState } from 'react'
import { addDays, laterDay } from '../../../../../tenant/calendar-days.ts'
import { type FlightSearchCriteria, MOST_DAYS_AHEAD } from '../../../../../tenant/flight-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { sliceHref } from '../search/flight-page-href.ts'
import { DayLink } from './day-link.tsx'
import { onDay, useCalendar } from './use-calendar.ts'

const WEEK = 7

/** Returns the first and the last day of a month, YYYY-MM, as far as they can be booked; null if none can. */
export function bookableDays(month: string, today: string): { from: string; until: string } | null {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const last = addDays(`${next}-01`, -1)
  const latest = addDays(today, MOST_DAYS_AHEAD)
  if (last < today || first > latest) return null
  return { from: laterDay(first, today), until: laterDay(last, latest) === latest ? last : latest }
}

/** Returns the month a number of months later, YYYY-MM. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The cheapest totals of a month's days; later slices keep their distance from the first. */
export function PriceCalendar({ criteria }: { criteria: FlightSearchCriteria }) {
  const text = useProductTexts()
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  const [month, setMonth] = useState((criteria.slices[0]?.date ?? today).slice(0, 7))
  const days = bookableDays(month, today)
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const step = (count: number) => (
    <Button
      variant="outline"
      square
      aria-label={text(count < 0 ? 'priceDays.previous' : 'priceDays.next')}
      disabled={bookableDays(monthAfter(month, count), today) === null}
      onClick={() => setMonth(monthAfter(month, count))}
    >
      <Icon name={count < 0 ? 'start' : 'end'} className="size-4.5 rtl:-scale-x-100" />
    </Button>
  )
  return (
    <section aria-label={text('priceDays.title')} className="mt-2 rounded-xl border bg-card p-3 sm:p-4">
      <div className="flex items-center justify-between gap-3">
        {step(-1)}
        <h2 aria-live="polite" className="font-bold">
          {name.format(new Date(`${month}-01T00:00:00Z`))}
        </h2>
        {step(1)}
      </div>
      {days && <Month key={month} {...{ criteria, month, locale }} {...days} />}
      <p className="mt-3 text-sm text-muted-foreground">{text('priceDays.note')}</p>
    </section>
  )
}

interface MonthProps {
  criteria: FlightSearchCriteria
  month: string
  locale: string
  from: string
  until: string
}

function Month({ criteria, month, locale, from, until }: MonthProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { days, hasFailed } = useCalendar(criteria, from, until)
  const firstDay = weekStart(locale)
  const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() - firstDay + WEEK) % WEEK
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // 4 January 1970 is a Sunday.
  const weekdays = Array.from({ length: WEEK }, (_, at) =>
    weekdayName.format(new Date(Date.UTC(1970, 0, 4 + firstDay + at))),
  )
  if (hasFailed) return <p className="mt-3 text-muted-foreground">{text('priceDays.failed')}</p>
  const hasPrices = days?.some(({ price }) => price !== undefined) ?? false
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-3 grid grid-cols-7 gap-1 text-center text-xs text-muted-foreground"
      >
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {days ? (
        <ol className="mt-1 grid grid-cols-7 gap-1">
          {days.map((day) => (
            <li key={day.date} style={{ gridColumnStart: weekday(day.date) + 1 }}>
              <DayLink
                {...{ day, hasPrices }}
                label={String(Number(day.date.slice(8)))}
                href={sliceHref(params, onDay(criteria, 0, day.date), [])}
                isChosen={day.date === criteria.slices[0]?.date}
              />
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton key={month} className="mt-1 h-72 rounded-lg" />
      )}
    </>
  )
}
