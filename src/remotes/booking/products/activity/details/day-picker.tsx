import { keepPreviousData, useApi, useCurrency, usePage, useQuery } from '@livery/platform'
import { useMemo, useState } from 'react'
import { activityCalendarQuery } from '../../../../../api/activities.ts'
import type { ActivityDay } from '../../../../../contract/types.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { majorUnits } from '../../../../../tenant/money/minor-units.ts'
import { MOST_DAYS_AHEAD } from '../../../../../tenant/most-days-ahead.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Calendar } from '../../../../../ui/calendar.tsx'
import { dateNames } from '../../../../../ui/date-names.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'

export interface DayPickerProps {
  productCode: string
  date: string | null
  onPick: (date: string) => void
}

const DAYS_OF_MONTH = 41

/** A calendar of one month with the price of each day; a day that cannot be booked says why. */
export function DayPicker({ productCode, date, onPick }: DayPickerProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { agency, today, language } = usePage()
  const locale = localeOf(language, agency)
  const names = useMemo(() => dateNames(locale), [locale])
  const [month, setMonth] = useState(monthOf(date ?? today))
  const [refused, setRefused] = useState('')
  const last = addDays(today, MOST_DAYS_AHEAD)
  const { days, currency } = useDays(productCode, month, today, last)
  const noteOf = useMemo(() => noteFormat(locale), [locale])
  const priceOf = (day: string) => days.get(day)?.price?.total
  const refusalOf = (day: string): string | undefined => {
    if (day < today) return text('day.past')
    const status = days.get(day)?.status
    return status === 'closed' || status === 'sold_out' ? text(`day.${status}`) : undefined
  }
  const labelOf = (day: string) => {
    const price = priceOf(day)
    return [
      names.full(day),
      day === today && text('day.today'),
      price !== undefined && write(price, currency),
      days.get(day)?.status === 'limited' && text('day.limited'),
      refusalOf(day),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <div>
      <div className="flex justify-center">
        <Calendar
          layout="paged"
          months={1}
          first={today}
          last={last}
          opensAt={date ?? today}
          range={{ start: date ?? '', end: '' }}
          days={{
            start: date ?? '',
            end: '',
            isPreview: false,
            isInside: () => false,
            today,
            refusalOf,
            labelOf,
            noteOf: (day) => {
              const price = priceOf(day)
              return price === undefined ? undefined : noteOf(majorUnits(price, currency))
            },
          }}
          names={names}
          language={locale}
          firstDayOfWeek={weekStart(locale)}
          previousLabel={text('day.previousMonth')}
          nextLabel={text('day.nextMonth')}
          onPick={(day) => {
            const refusal = refusalOf(day)
            setRefused(refusal === undefined ? '' : `${names.short(day)}: ${refusal}`)
            if (refusal === undefined) onPick(day)
          }}
          onPoint={ignore}
          onMonth={(next) => setMonth(monthOf(next))}
        />
      </div>
      <p role="status" className="min-h-5 text-sm">
        {refused ? (
          <span className="font-semibold">{refused}</span>
        ) : (
          currency && <span className="text-muted-foreground">{text('day.prices', { currency })}</span>
        )}
      </p>
    </div>
  )
}

/** Prices below days are whole and never lower than the price itself; what has no room there is shortened. */
function noteFormat(locale: string): (price: number) => string {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (price) => (price < 10_000 ? whole.format(Math.ceil(price)) : short.format(price))
}

function ignore() {}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** Returns the days of a month by date, and the currency of their prices; empty if prices are hidden. */
function useDays(productCode: string, month: string, today: string, last: string) {
  const [currency] = useCurrency()
  const from = month < today ? today : month
  const end = addDays(month, DAYS_OF_MONTH)
  const { data } = useQuery({
    ...activityCalendarQuery(useApi(), {
      productCode,
      from,
      until: end > last ? last : end,
      currency,
    }),
    placeholderData: keepPreviousData,
  })
  const answer = data?.data
  const days = useMemo(
    () => new Map((answer?.days ?? []).map((day): [string, ActivityDay] => [day.date, day])),
    [answer],
  )
  const hasPrices = answer?.days.some(({ price }) => price) ?? false
  return { days, currency: hasPrices && answer ? answer.currency : '' }
}
