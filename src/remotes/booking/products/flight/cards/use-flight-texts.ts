import { usePage } from '@livery/platform'
import { useMemo } from 'react'
import type { Baggage } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { localTime, timeOfDay } from '../../../../../tenant/local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

const HOUR = 60

/** Writes times, days, durations and bags of flights in the page's language. */
export function useFlightTexts() {
  const text = useProductTexts()
  const { agency, language, today } = usePage()
  const locale = localeOf(language, agency)
  return useMemo(
    () => ({
      /** The time of day of a local time. */
      time: (local: string) => timeOfDay(local.slice(11, 16), locale),
      /** The day of a local time or a date, with its weekday. */
      day: (local: string) => localTime(local.slice(0, 10), locale, today, { hasWeekday: true }),
      duration(minutes: number): string {
        const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
        if (hours === 0) return text('time.minutes', { minutes: rest })
        return rest === 0 ? text('time.hours', { hours }) : text('time.both', { hours, minutes: rest })
      },
      stops: (count: number) => (count === 0 ? text('slice.nonstop') : text('slice.stops', { count })),
      /** Such as `1 checked bag, 23 kg`. */
      bag({ kind, count, kilograms }: Baggage): string {
        if (count === 0) return text(`bag.no_${kind}`)
        const pieces = text(`bag.${kind}`, { count })
        return kilograms === undefined ? pieces : text('bag.weighing', { bags: pieces, weight: kilograms })
      },
    }),
    [text, locale, today],
  )
}
