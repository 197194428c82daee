import { useCallback } from 'react'
import type { HotelStay } from '../../tenant/hotel-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { MOST_DAYS_AHEAD } from '../../tenant/most-days-ahead.ts'
import { weekStart } from '../../tenant/week-start.ts'
import type { DateRangeValue } from '../../ui/date-limits.ts'
import { DateRange } from '../../ui/date-range.tsx'
import { Guests } from '../../ui/guests.tsx'
import type { GuestsValue } from '../../ui/guests-panel.tsx'
import { usePage } from '../page.tsx'
import { useText } from '../text.ts'

// The server refuses more; a test compares the two.
export const MOST_NIGHTS = 30

interface StayFieldsProps {
  value: HotelStay
  onStay: (stay: DateRangeValue) => void
  onGuests: (guests: GuestsValue) => void
}

/** Dates and guests of a hotel search: bookable dates, rooms, adults and children. */
export function StayFields({ value, onStay, onGuests }: StayFieldsProps) {
  const t = useText('shell')
  const { agency, today, language, wording } = usePage()
  const summaryOf = useGuestsSummary()
  const loadTexts = useCallback(
    async () => (await import('./search-texts.ts')).searchTexts(language, wording),
    [language, wording],
  )
  const { start, end, ...guests } = value
  return (
    <>
      <DateRange
        startLabel={t('search.checkIn')}
        endLabel={t('search.checkOut')}
        startName="start"
        endName="end"
        value={{ start, end }}
        onChange={onStay}
        min={today}
        today={today}
        daysAhead={MOST_DAYS_AHEAD}
        mostNights={MOST_NIGHTS}
        firstDayOfWeek={weekStart(localeOf(language, agency))}
        language={localeOf(language, agency)}
        loadTexts={loadTexts}
      />
      <Guests
        label={t('search.guests')}
        summary={summaryOf(guests)}
        value={guests}
        onChange={onGuests}
        countOf={(what, count) => t(`search.${what}Count`, { count })}
        loadTexts={loadTexts}
      />
    </>
  )
}

/** Summarises guests and rooms: `2 adults · 1 child · 1 room`. */
export function useGuestsSummary(): (guests: GuestsValue) => string {
  const t = useText('shell')
  return ({ rooms, adults, childAges }) =>
    [
      t('search.adultsCount', { count: adults }),
      ...(childAges.length > 0 ? [t('search.childrenCount', { count: childAges.length })] : []),
      t('search.roomsCount', { count: rooms }),
    ].join(' · ')
}
