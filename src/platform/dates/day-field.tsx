import { DateField } from '../../ui/date-field.tsx'
import type { DateFieldProps } from '../../ui/date-field-props.ts'
import { useDateField } from './use-date-field.ts'

type DayFieldProps = Omit<DateFieldProps, keyof ReturnType<typeof useDateField> | 'period'>

/** A date field in the page's language. */
export function DayField(props: DayFieldProps) {
  return <DateField {...props} {...useDateField()} />
}
