import { useMemo } from 'react'
import { type CaptionLabelProps, type ChevronProps, DayPicker, type DropdownProps } from 'react-day-picker'
import { CalendarDay, type CalendarDays, CalendarDaysContext } from './calendar-day.tsx'
import type { DateRangeValue } from './date-limits.ts'
import type { DateNames } from './date-names.ts'
import { Icon } from './icon.tsx'
import { Select } from './select.tsx'

export interface CalendarProps {
  /** Any dates in its first month, its last month, and the month it opens at. */
  first: string
  last: string
  opensAt: string
  /** `paged`: months side by side with buttons to the others. `scrolled`: all months in one column. */
  layout: 'paged' | 'scrolled'
  months: number
  range: DateRangeValue
  days: CalendarDays
  names: DateNames
  language: string
  firstDayOfWeek: number
  previousLabel: string
  nextLabel: string
  /** Names the year selector, which is part of the heading if there are many years. */
  yearLabel?: string
  onPick: (date: string) => void
  /** Called when the pointer or the focus is on a day; with an empty text when it leaves. */
  onPoint: (date: string) => void
  /** Called when the arrow keys lead to another month. */
  onMonth: (month: string) => void
}

/**
 * Months of days with react-day-picker, in our texts and styles. Its dates are midnights in UTC, whatever the time
 * zone.
 */
export function Calendar(props: CalendarProps) {
  const { layout, range, names, days, language, onPick, onPoint } = props
  const { previousLabel, nextLabel, yearLabel } = props
  const isPaged = layout === 'paged'
  const words = useMemo(
    () => ({
      formatters: {
        formatCaption: names.month,
        formatDay: names.day,
        formatWeekdayName: names.weekday,
        formatMonthDropdown: names.monthAlone,
      },
      labels: {
        labelGrid: names.month,
        labelNav: () => '',
        labelPrevious: () => previousLabel,
        labelNext: () => nextLabel,
        labelYearDropdown: () => yearLabel ?? '',
      },
    }),
    [names, previousLabel, nextLabel, yearLabel],
  )
  return (
    <CalendarDaysContext value={days}>
      <DayPicker
        {...words}
        mode="range"
        timeZone="UTC"
        lang={language}
        dir={document.dir}
        weekStartsOn={weekdayOf(props.firstDayOfWeek)}
        startMonth={new Date(props.first)}
        endMonth={new Date(props.last)}
        {...(isPaged ? { defaultMonth: new Date(props.opensAt) } : { month: new Date(props.first) })}
        numberOfMonths={props.months}
        onMonthChange={(month) => props.onMonth(dateOf(month))}
        captionLayout={yearLabel ? 'dropdown-years' : 'label'}
        hideNavigation={!isPaged}
        hideWeekdays={!isPaged}
        // So that no button moves away from the pointer between months.
        fixedWeeks={isPaged}
        autoFocus
        today={new Date(days.today ?? props.first)}
        selected={range.start ? { from: new Date(range.start), to: endOf(range) } : undefined}
        onSelect={(_, date) => onPick(dateOf(date))}
        onDayMouseEnter={(date) => onPoint(dateOf(date))}
        onDayMouseLeave={() => onPoint('')}
        onDayFocus={(date) => onPoint(dateOf(date))}
        onDayBlur={() => onPoint('')}
        components={isPaged ? pagedParts : scrolledParts}
        classNames={isPaged ? pagedLook : scrolledLook}
      />
    </CalendarDaysContext>
  )
}

const pagedParts = { DayButton: CalendarDay, Chevron, Dropdown: YearChoice }
const scrolledParts = { DayButton: CalendarDay, CaptionLabel: MonthHeading }

const look = {
  month_grid: 'w-full table-fixed border-collapse',
  day: 'relative h-13 p-0 md:h-12',
  hidden: 'invisible',
  caption_label: 'block font-semibold first-letter:uppercase',
}
const arrow =
  'flex size-11 items-center justify-center rounded-control hover:bg-accent hover:text-accent-foreground aria-disabled:cursor-not-allowed aria-disabled:opacity-35'
const pagedLook = {
  ...look,
  months: 'relative flex gap-8',
  month: 'w-[19.25rem]',
  month_caption: 'flex min-h-11 items-center justify-center',
  dropdowns: 'relative z-10 flex items-center gap-2 font-semibold *:first:first-letter:uppercase',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  weekday: 'pt-2 pb-1 text-xs font-semibold text-muted-foreground',
}
const scrolledLook = { ...look, month: 'pb-6', month_caption: 'px-1 pt-2 pb-2' }

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'start' : 'end'} />
}

function YearChoice({ options = [], value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <Select value={value} onChange={onChange} aria-label={label} className="min-w-24">
      {options.map((year) => (
        <option key={year.value} value={year.value}>
          {year.label}
        </option>
      ))}
    </Select>
  )
}

function MonthHeading({ className, children }: CaptionLabelProps) {
  return <h3 className={className}>{children}</h3>
}

function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function endOf({ end }: DateRangeValue): Date | undefined {
  return end ? new Date(end) : undefined
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

function weekdayOf(day: number): (typeof weekdays)[number] {
  return weekdays[day] ?? 0
}
