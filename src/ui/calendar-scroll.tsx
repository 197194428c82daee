import { type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { later } from './date-limits.ts'

const MONTHS_AT_ONCE = 3
/** Distance from the end, in pixels, at which more months are added. */
const NEAR = 600

/** Months in one scrolling column below the weekday names; more are added while scrolling. */
export function ScrolledMonths(props: Omit<CalendarProps, 'layout' | 'months' | 'onMonth'>) {
  const { first, last, opensAt, names, firstDayOfWeek } = props
  const monthsTo = (date: string) => monthNumber(date) - monthNumber(first) + 1
  const most = monthsTo(last)
  const [months, setMonths] = useState(Math.min(most, monthsTo(opensAt) + MONTHS_AT_ONCE))
  const frame = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the position at opening; afterwards the visitor scrolls
  useLayoutEffect(() => {
    const month = frame.current?.querySelectorAll('table')[monthsTo(opensAt) - 1]?.parentElement
    if (frame.current && month) frame.current.scrollTop = month.offsetTop
  }, [])

  const grow = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      setMonths((count) => Math.min(most, count + MONTHS_AT_ONCE))
    }
  }

  // A Sunday and the six days after it.
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(later('2026-02-01', day + firstDayOfWeek)))
  return (
    <>
      <div
        aria-hidden="true"
        className="grid shrink-0 grid-cols-7 border-b px-4 pb-1.5 text-center text-xs font-semibold text-muted-foreground"
      >
        {weekdays.map((day) => (
          <span key={day.getTime()}>{names.weekday(day)}</span>
        ))}
      </div>
      <div
        ref={frame}
        onScroll={grow}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4"
      >
        <Calendar
          {...props}
          layout="scrolled"
          months={months}
          onMonth={(month) => setMonths((count) => Math.max(count, Math.min(most, monthsTo(month) + 1)))}
        />
      </div>
    </>
  )
}

function monthNumber(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return year * 12 + month
}
