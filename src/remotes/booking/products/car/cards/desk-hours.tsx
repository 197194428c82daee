import { usePage } from '@livery/platform'
import type { CarDesk } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

type Times = NonNullable<CarDesk['hours']>[number]

/** A Monday, to name the days of the week. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** Opening hours of a desk for each day of the week. */
export function DeskHours({ hours }: { hours: NonNullable<CarDesk['hours']> }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const { timeOfDay } = useLocalTime()
  const day = new Intl.DateTimeFormat(localeOf(language, agency), { weekday: 'long', timeZone: 'UTC' })
  const span = ({ from, until }: Times[number]) =>
    from === '00:00' && until === '24:00'
      ? text('desk.alwaysOpen')
      : `${timeOfDay(from)} – ${until === '24:00' ? text('desk.midnight') : timeOfDay(until)}`
  return (
    <details className="rate-details mt-2">
      <summary>{text('desk.hours')}</summary>
      <dl className="grid gap-1 text-sm">
        {hours.map((times, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week
          <div key={index} className="flex justify-between gap-4">
            <dt className="text-muted-foreground">{day.format(new Date(MONDAY + index * DAY))}</dt>
            <dd className="text-end tabular-nums">
              {times.length === 0
                ? text('desk.closed')
                : times.map((one) => (
                    <span key={one.from} className="block">
                      <bdi>{span(one)}</bdi>
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
