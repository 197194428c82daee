import { type FormEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { activityPlaces } from '../../api/suggest.ts'
import {
  type ActivitySearchCriteria,
  activitySearchHref,
  emptyActivitySearch,
} from '../../tenant/activity-search.ts'
import { addDays } from '../../tenant/calendar-days.ts'
import { localeOf } from '../../tenant/language.ts'
import { MOST_DAYS_AHEAD } from '../../tenant/most-days-ahead.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { Button } from '../../ui/button.tsx'
import { DayCell } from '../../ui/day-cell.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../page.tsx'
import { leaveChecksToUs } from '../search/leave-checks-to-us.ts'
import { PlaceField, usePlaceEntry } from '../search/place-field.tsx'
import { useText } from '../text.ts'

interface ActivitySearchFormProps {
  /** Initial search; null for an empty one. */
  criteria: ActivitySearchCriteria | null
  /** A destination that was typed before and matched no place. */
  typed?: string
}

/**
 * Destination and date of an activity search; leads to the results page with both in the address. Before its code has
 * loaded it is a plain form to the same page.
 */
export function ActivitySearchForm({ criteria, typed = '' }: ActivitySearchFormProps) {
  const t = useText('shell')
  const { agency, today, language, wording } = usePage()
  const navigate = useNavigate()
  const locale = localeOf(language, agency)
  const destination = usePlaceEntry({
    name: 'destination',
    source: activityPlaces,
    text: criteria?.destination ?? typed,
    place: criteria && { ...criteria, label: criteria.destination },
    required: t('search.destinationRequired'),
  })
  const [date, setDate] = useState((criteria ?? emptyActivitySearch(today, weekStart(locale))).date)
  const [isLeaving, setIsLeaving] = useState(false)
  const loadTexts = useCallback(
    async () => (await import('../hotel-search/search-texts.ts')).searchTexts(language, wording),
    [language, wording],
  )

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsLeaving(true)
    const place = await destination.resolve(event.currentTarget)
    setIsLeaving(false)
    if (!place) return
    const { label, latitude, longitude } = place
    await navigate(activitySearchHref({ destination: label, latitude, longitude, date }))
  }

  return (
    <div className="search-form search-form-day">
      <form
        ref={leaveChecksToUs}
        action="/booknow/activities/search"
        onSubmit={(event) => void submit(event)}
      >
        <PlaceField label={t('search.destination')} entry={destination} />
        <DayCell
          label={t('search.date')}
          name="date"
          value={date}
          onChange={setDate}
          earliest={today}
          latest={addDays(today, MOST_DAYS_AHEAD)}
          today={today}
          language={locale}
          firstDayOfWeek={weekStart(locale)}
          loadTexts={loadTexts}
        />
        <Button type="submit" size="large" busy={isLeaving}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </div>
  )
}
