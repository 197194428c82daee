import { useCallback } from 'react'
import { addDays } from '../../tenant/calendar-days.ts'
import { MOST_DAYS_AHEAD } from '../../tenant/flight-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import type { DateRangeValue } from '../../ui/date-limits.ts'
import { DateRange } from '../../ui/date-range.tsx'
import { DayCell } from '../../ui/day-cell.tsx'
import { usePage } from '../page.tsx'
import { useText } from '../text.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'

/** Properties of a calendar in the page's language, with the days that airlines sell. */
function useCalendar() {
  const text = useText(FLIGHT_SEARCH)
  const { agency, today, language, wording } = usePage()
  const locale = localeOf(language, agency)
  const loadTexts = useCallback(async () => {
    const { searchTexts } = await import('../hotel-search/search-texts.ts')
    return {
      ...(await searchTexts(language, wording)),
      chooseStart: text('flight.chooseStart'),
      chooseEnd: text('flight.chooseEnd'),
      nights: (count: number) => (count === 0 ? text('flight.sameDay') : text('flight.days', { count })),
      atLeast: () => text('flight.sameDay'),
      atMost: (count: number) => text('flight.atMost', { count }),
    }
  }, [language, wording, text])
  return { today, language: locale, firstDayOfWeek: weekStart(locale), loadTexts }
}

interface DayOfFlightProps {
  value: string
  onChange: (day: string) => void
  /** The day of the flight before. */
  earliest?: string | undefined
}

/** The day of one flight. */
export function DayOfFlight({ value, onChange, earliest }: DayOfFlightProps) {
  const text = useText(FLIGHT_SEARCH)
  const calendar = useCalendar()
  return (
    <DayCell
      label={text('flight.departure')}
      value={value}
      onChange={onChange}
      earliest={earliest ?? calendar.today}
      latest={addDays(calendar.today, MOST_DAYS_AHEAD)}
      {...calendar}
    />
  )
}

interface DaysOfReturnProps {
  value: DateRangeValue
  onChange: (days: DateRangeValue) => void
}

/** The days of a flight and of the flight back; both can be the same. */
export function DaysOfReturn({ value, onChange }: DaysOfReturnProps) {
  const text = useText(FLIGHT_SEARCH)
  const calendar = useCalendar()
  return (
    <DateRange
      startLabel={text('flight.departure')}
      endLabel={text('flight.back')}
      value={value}
      onChange={onChange}
      min={calendar.today}
      daysAhead={MOST_DAYS_AHEAD}
      minNights={0}
      mostNights={MOST_DAYS_AHEAD}
      {...calendar}
    />
  )
}
