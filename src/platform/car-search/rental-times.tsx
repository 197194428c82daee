import { useCallback } from 'react'
import { MOST_RENTAL_DAYS, type RentalTerms } from '../../tenant/car-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { MOST_DAYS_AHEAD } from '../../tenant/most-days-ahead.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { DateRange } from '../../ui/date-range.tsx'
import { usePage } from '../page.tsx'
import { useText } from '../text.ts'
import { CAR_SEARCH } from './car-search-texts.ts'
import { TimeCell } from './time-cell.tsx'

export type RentalTimesValue = Pick<RentalTerms, 'pickUpAt' | 'dropOffAt'>

export interface RentalTimesProps {
  value: RentalTimesValue
  onChange: (times: RentalTimesValue) => void
  /** Shows what is wrong with the times. */
  isChecked: boolean
}

/** True if both dates are chosen and the car is returned after it was picked up. */
export function areRentalTimes({ pickUpAt, dropOffAt }: RentalTimesValue): boolean {
  return dayOf(pickUpAt) !== '' && dayOf(dropOffAt) !== '' && dropOffAt > pickUpAt
}

const dayOf = (moment: string) => moment.split('T')[0] ?? ''
const timeOf = (moment: string) => moment.split('T')[1] ?? ''

/** Dates and times of a rental. Days without a date are empty: `T10:00`. */
export function RentalTimes({ value, onChange, isChecked }: RentalTimesProps) {
  const text = useText(CAR_SEARCH)
  const { agency, today, language, wording } = usePage()
  const locale = localeOf(language, agency)
  const loadTexts = useCallback(async () => {
    const { searchTexts } = await import('../hotel-search/search-texts.ts')
    return {
      ...(await searchTexts(language, wording)),
      chooseStart: text('car.chooseStart'),
      chooseEnd: text('car.chooseEnd'),
      nights: (count: number) => (count === 0 ? text('car.sameDay') : text('car.days', { count })),
      atLeast: (count: number) => text('car.atLeast', { count }),
      atMost: (count: number) => text('car.atMost', { count }),
    }
  }, [language, wording, text])
  const { pickUpAt, dropOffAt } = value
  const isReversed = isChecked && !areRentalTimes(value)
  return (
    <>
      <DateRange
        startLabel={text('car.pickUpDate')}
        endLabel={text('car.dropOffDate')}
        value={{ start: dayOf(pickUpAt), end: dayOf(dropOffAt) }}
        onChange={({ start, end }) =>
          onChange({ pickUpAt: `${start}T${timeOf(pickUpAt)}`, dropOffAt: `${end}T${timeOf(dropOffAt)}` })
        }
        min={today}
        today={today}
        daysAhead={MOST_DAYS_AHEAD}
        minNights={0}
        mostNights={MOST_RENTAL_DAYS}
        firstDayOfWeek={weekStart(locale)}
        language={locale}
        loadTexts={loadTexts}
      />
      <TimeCell
        label={text('car.pickUpTime')}
        value={timeOf(pickUpAt)}
        onChange={(time) => onChange({ pickUpAt: `${dayOf(pickUpAt)}T${time}`, dropOffAt })}
      />
      <TimeCell
        label={text('car.dropOffTime')}
        value={timeOf(dropOffAt)}
        onChange={(time) => onChange({ pickUpAt, dropOffAt: `${dayOf(dropOffAt)}T${time}` })}
        error={isReversed ? text('car.notAfter') : undefined}
      />
    </>
  )
}
