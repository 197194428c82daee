import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

const format = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
} as const

/** Formats a deadline in the zone of the item, with its name, as documents and mails do: all readers see one time. */
export function useDeadline(timeZone: string): (moment: string) => string {
  const { agency, language } = usePage()
  const written = new Intl.DateTimeFormat(localeOf(language, agency), { ...format, timeZone })
  return (moment) => written.format(new Date(moment))
}
