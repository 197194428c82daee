import type { DateFieldTexts } from './date-field-texts.ts'
import type { DateRangeValue, DayLimits } from './date-limits.ts'

/** What a field of one day is given. */
export interface DateFieldProps extends DayLimits {
  label: string
  /** A day, YYYY-MM-DD; what was typed in its place where that is none; or empty. */
  value: string
  onChange: (value: string) => void
  /** Under which a form sends the day. */
  name?: string | undefined
  /** Of what the field is one end, as the calendar shows it; open where an end is empty. */
  period?: DateRangeValue
  required?: boolean
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  className?: string
  /** Names months and days, and says in which order figures are read. */
  language: string
  /** 0 is Sunday. */
  firstDayOfWeek: number
  today: string
  /** Until they have come the field is one to type in. */
  texts: DateFieldTexts | undefined
}
