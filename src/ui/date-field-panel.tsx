import { useMemo, useState } from 'react'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarDays } from './calendar-day.tsx'
import { CellSheet } from './cell-sheet.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { type DateRangeValue, isDay } from './date-limits.ts'
import { dateNames } from './date-names.ts'
import type { DateFieldTexts } from './date-texts.ts'
import { useIsWide } from './use-media.ts'

interface DateFieldPanelProps extends Omit<DateFieldProps, 'texts'> {
  texts: DateFieldTexts
  onDone: () => void
}

/**
 * The calendar of one day, which a press chooses. If the day is an end of a period, the calendar shows that period,
 * even an open one.
 */
export function DateFieldPanel(props: DateFieldPanelProps) {
  const { label, value, onChange, onDone, earliest, latest, language, today, texts } = props
  const [refused, setRefused] = useState('')
  const isWide = useIsWide()
  const names = useMemo(() => dateNames(language), [language])
  const chosen = isDay(value) ? value : ''
  const refusalOf = (date: string): string | undefined => {
    if (date < earliest) return texts.tooEarly(names.full(earliest))
    return date > latest ? texts.tooLate(names.full(latest)) : undefined
  }
  const days: CalendarDays = {
    ...shownPeriod(props.period, chosen),
    isPreview: false,
    today,
    refusalOf,
    labelOf: (date) =>
      [names.full(date), date === today && texts.today, date === chosen && label, refusalOf(date)]
        .filter(Boolean)
        .join(', '),
  }
  const choose = (day: string) => {
    onChange(day)
    onDone()
  }
  return (
    <CellSheet
      title={label}
      closeLabel={texts.close}
      isWide={isWide}
      onClose={onDone}
      footer={
        <>
          <p role="status" className="me-auto min-h-11 max-w-52 content-center font-semibold">
            {refused || (chosen ? names.short(chosen) : props.placeholder)}
          </p>
          {value !== '' && !props.required && (
            <Button variant="ghost" className="underline underline-offset-4" onClick={() => choose('')}>
              {texts.clearDay}
            </Button>
          )}
        </>
      }
    >
      <div className="px-5 pt-4 pb-3 max-md:mx-auto">
        <Calendar
          {...{ days, names, language }}
          layout="paged"
          months={1}
          first={earliest}
          last={latest}
          opensAt={nearest(chosen || today, props)}
          range={{ start: chosen, end: '' }}
          firstDayOfWeek={props.firstDayOfWeek}
          {...(hasManyYears(props) && { yearLabel: texts.year })}
          previousLabel={texts.previousMonth}
          nextLabel={texts.nextMonth}
          onPick={(date) => {
            const reason = refusalOf(date)
            setRefused(reason ?? '')
            if (reason === undefined) choose(date)
          }}
          onPoint={ignore}
          onMonth={ignore}
        />
      </div>
    </CellSheet>
  )
}

function ignore() {}

/** The ends of a period and the days in it; with one end only, all days after the start or before the end. */
function shownPeriod(
  period: DateRangeValue | undefined,
  chosen: string,
): Pick<CalendarDays, 'start' | 'end' | 'isInside'> {
  const [start, end] = [period?.start ?? '', period?.end ?? ''].map((day) => (isDay(day) ? day : ''))
  if (!period || !(start || end)) return { start: chosen, end: '', isInside: () => false }
  const isInside = (date: string) => (!start || date >= start) && (!end || date <= end)
  return {
    start: start ?? '',
    end: end ?? '',
    isInside: start && end && start >= end ? () => false : isInside,
  }
}

/** Two years are a few presses apart, so only longer spans need a year selector. */
function hasManyYears({ earliest, latest }: Pick<DateFieldProps, 'earliest' | 'latest'>): boolean {
  return Number(latest.slice(0, 4)) - Number(earliest.slice(0, 4)) > 1
}

function nearest(day: string, { earliest, latest }: Pick<DateFieldProps, 'earliest' | 'latest'>): string {
  if (day < earliest) return earliest
  return day > latest ? latest : day
}
