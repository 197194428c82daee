import { DateField } from './date-field.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { type DateRangeEnd, type DateRangeValue, endLimits } from './date-limits.ts'

interface DatePeriodProps
  extends Pick<
    DateFieldProps,
    'earliest' | 'latest' | 'language' | 'firstDayOfWeek' | 'today' | 'texts' | 'placeholder' | 'className'
  > {
  startLabel: string
  endLabel: string
  startName?: string
  endName?: string
  /** Either end may be empty, which leaves the period open. Both days belong to it. */
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
}

/** Two date fields of a period, of which both, one or none is filled in. */
export function DatePeriod({ startLabel, endLabel, startName, endName, ...rest }: DatePeriodProps) {
  const { value, onChange } = rest
  const shared = (end: DateRangeEnd) => ({
    ...rest,
    value: value[end],
    period: value,
    onChange: (day: string) => onChange({ ...value, [end]: day }),
  })
  return (
    <>
      <DateField {...shared('start')} label={startLabel} name={startName} />
      <DateField
        {...shared('end')}
        earliest={endLimits(value, rest).earliest}
        label={endLabel}
        name={endName}
      />
    </>
  )
}
