import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'
import { useTimeTexts } from '../layout/time-texts.ts'
import { cityOf } from '../schedule/requested-times.ts'
import { schedulesQuery } from '../schedule/schedules-query.ts'

/**
 * A relative time, with the full time on hover. `exact` adds the time on the agency's clocks, and on the user's own
 * if they differ.
 */
export function RelativeTime({ at, exact }: { at: string; exact?: boolean }) {
  const { t } = useFieldTexts()
  const words = useTimeTexts()
  const { data } = useQuery(schedulesQuery(useApi()))
  const date = new Date(at)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const there = data?.timeZone ?? here
  const agencys = words.short(date, there)
  const own = words.short(date, here)
  const city = (zone: string) => words.name(cityOf(zone))
  const whole =
    own === agencys
      ? agencys
      : `${agencys} (${city(there)}) · ${t('schedule.here', { time: own, city: city(here) })}`
  return (
    <time dateTime={at} title={whole}>
      {exact ? whole : words.distance(date)}
    </time>
  )
}
