import type { ComponentProps } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import type { DateFieldProps } from '../../ui/date-field-props.ts'
import { DatePeriod } from '../../ui/date-period.tsx'
import { useDateField } from './use-date-field.ts'

type DayFieldProps = Omit<DateFieldProps, keyof ReturnType<typeof useDateField> | 'period'>

/** A date field in the page's language. */
export function DayField(props: DayFieldProps) {
  return <DateField {...props} {...useDateField()} />
}

type PeriodFieldsProps = Omit<ComponentProps<typeof DatePeriod>, keyof ReturnType<typeof useDateField>>

/** The two date fields of a period, in the page's language. */
export function PeriodFields(props: PeriodFieldsProps) {
  return <DatePeriod {...props} {...useDateField()} />
}
