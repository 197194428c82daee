import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { deadline, localTime, timeOfDay, trustedNow } from '../../../../tenant/local-time.ts'

/** Formats local times of a property in the page's language, and provides the current time. */
export function useLocalTime() {
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  return {
    at: (local: string) => localTime(local, locale, today),
    /** A time until which something holds: 11:59 PM of the day before for midnight. */
    until: (local: string) => localTime(deadline(local), locale, today),
    /** A date with its weekday. */
    weekday: (local: string) => localTime(local, locale, today, { hasWeekday: true }),
    now: () => trustedNow(today, Date.now()),
    timeOfDay: (time: string) => timeOfDay(time, locale),
  }
}
