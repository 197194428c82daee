import type { ComponentProps } from 'react'
import { DatePeriod } from '../../ui/date-period.tsx'
import { useDateField } from './use-date-field.ts'

type PeriodFieldsProps = Omit<ComponentProps<typeof DatePeriod>, keyof ReturnType<typeof useDateField>>

/** The two date fields of a period, in the page's language. */
export function PeriodFields(props: PeriodFieldsProps) {
  return <DatePeriod {...props} {...useDateField()} />
}
