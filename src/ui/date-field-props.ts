import type { DateRangeValue, DayLimits } from './date-limits.ts'
import type { DateFieldTexts } from './date-texts.ts'

/** The properties of a field for one day. */
export interface DateFieldProps extends DayLimits {
  label: string
  /** A day, YYYY-MM-DD; the typed text if it is not a day; or empty. */
  value: string
  onChange: (value: string) => void
  /** The name under which a form submits the day. */
  name?: string | undefined
  /** The period of which the field is one end; the calendar shows it. An empty end makes it open. */
  period?: DateRangeValue
  required?: boolean
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  /** Sets the names of months and days, and the order of typed numbers. */
  language: string
  /** 0 is Sunday. */
  firstDayOfWeek: number
  today: string
  /** Until they have loaded, the field can only be typed in. */
  texts: DateFieldTexts | undefined
}
