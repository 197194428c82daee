import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { localTime, timeOfDay, trustedNow } from '../../../../tenant/local-time.ts'

/** Formats local times of a property in the page's language, and provides the current time. */
export function useLocalTime() {
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  return {
    at: (local: string) => localTime(local, locale, today),
    now: () => trustedNow(today, Date.now()),
    timeOfDay: (time: string) => timeOfDay(time, locale),
  }
}
