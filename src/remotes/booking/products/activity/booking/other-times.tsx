import { useApi, useCurrency, usePage, useQuery, useSearchParams } from '@livery/platform'
import { activityCalendarQuery } from '../../../../../api/activities.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { readChoice, withUnits } from '../details/choice-address.ts'
import { activityPageHref, readProductCode } from '../search/activity-page-href.ts'

const DAYS = 14
const MOST = 6

/** Links to the next days with free places, of the activity in the checkout's address. */
export function OtherTimes() {
  const text = useProductTexts()
  const write = useAmounts()
  const { weekday } = useLocalTime()
  const { today } = usePage()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const productCode = readProductCode(params.get('productCode'))
  const { date, counts } = readChoice(params, today)
  const from = date ?? today
  const { data } = useQuery({
    ...activityCalendarQuery(useApi(), {
      productCode: productCode ?? '',
      from,
      until: addDays(from, DAYS),
      currency,
    }),
    enabled: productCode !== null,
  })
  if (productCode === null) return null
  if (!data) return <Skeleton className="mx-auto mt-6 h-32 max-w-5xl rounded-lg" />
  const free = data.data.days
    .filter(({ status }) => status !== 'closed' && status !== 'sold_out')
    .slice(0, MOST)
  if (free.length === 0) return null
  const units = Object.entries(counts ?? {}).map(([unit, count]) => ({ unit, count }))
  return (
    <div className="mx-auto mt-6 max-w-5xl">
      <h2 className="text-lg font-bold">{text('other.days')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {free.map(({ date: day, price }) => (
          <li key={day}>
            <LinkButton
              href={withUnits(activityPageHref(params, productCode, day), units)}
              variant="outline"
              wide
              className="min-h-16 flex-wrap content-center justify-between gap-x-3 gap-y-0 py-2"
            >
              <bdi className="whitespace-nowrap">{weekday(day)}</bdi>{' '}
              {price && (
                <span className="text-sm font-normal whitespace-nowrap">
                  {text('other.from', { amount: write(price.total, data.data.currency, { short: true }) })}
                </span>
              )}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
