import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'

/** The day of a search in one line. */
export function DayLine({ date }: { date: string }) {
  const { weekday } = useLocalTime()
  return (
    <p className="mt-3 flex items-center gap-2 font-medium max-sm:mt-2 max-sm:text-sm">
      <Icon name="calendar" className="size-4.5 text-link" />
      {weekday(date)}
    </p>
  )
}
