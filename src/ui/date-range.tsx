import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { type DateLimits, type DateRangeEnd, type DateRangeValue, later } from './date-limits.ts'
import type { DateRangeTexts } from './date-texts.ts'
import { Deferred } from './deferred.tsx'
import { CellButton, SearchCell } from './search-cell.tsx'
import { shortDate } from './short-date.ts'
import { Skeleton } from './skeleton.tsx'
import { useDismiss } from './use-dismiss.ts'

interface DateRangeProps extends Omit<DateLimits, 'minNights'> {
  startLabel: string
  endLabel: string
  startName?: string
  endName?: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  minNights?: number
  /** Sets the names of months and days. */
  language: string
  /** 0 is Sunday. */
  firstDayOfWeek: number
  /** Marked in the calendar. */
  today?: string
  /** Text for a missing date. */
  placeholder?: string
  /** Fetches the texts of the open calendar; the function is the same as long as the language is. */
  loadTexts: () => Promise<DateRangeTexts>
}

/**
 * Two cells with the dates of a range. A press opens a calendar, whose code is fetched when the pointer or the focus
 * comes near. Without script they are the browser's own date fields.
 */
export function DateRange({
  startLabel,
  endLabel,
  startName,
  endName,
  placeholder = '–',
  loadTexts,
  ...rest
}: DateRangeProps) {
  const { value, min, daysAhead, minNights = 1, mostNights, language } = rest
  const [choosing, setChoosing] = useState<DateRangeEnd | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setChoosing(null), [])
  useDismiss(choosing !== null, close, area, trigger)
  const load = useMemo(() => () => Promise.all([import('./calendar-panel.tsx'), loadTexts()]), [loadTexts])
  const format = shortDate(language)

  // Without script the start may change after the page was drawn, so the end depends on no start.
  const first = later(min, minNights)
  const last = later(min, mostNights && daysAhead && daysAhead + mostNights)
  const cell = (end: DateRangeEnd, label: string, name?: string) => (
    <SearchCell icon="calendar" narrow label={label} control={id + end}>
      <input
        type="date"
        id={id + end}
        name={name}
        min={end === 'start' ? min : first}
        max={end === 'start' ? later(min, daysAhead) : last}
        value={value[end]}
        onChange={({ target }) => rest.onChange({ ...value, [end]: target.value })}
        className="plain-date"
      />
      <CellButton
        ref={choosing === end ? trigger : undefined}
        label={label}
        shown={value[end] ? format.format(new Date(value[end])) : placeholder}
        isOpen={choosing === end}
        onPress={() => setChoosing(choosing === end ? null : end)}
        onIntent={() => void load().catch(() => undefined)}
      />
    </SearchCell>
  )

  return (
    <div ref={area} className="contents">
      <div className="relative">
        {cell('start', startLabel, startName)}
        {choosing && (
          <Deferred load={load} meanwhile={<Skeleton className="absolute top-full z-40 mt-2 h-96 w-full" />}>
            {([{ CalendarPanel }, texts]) => (
              <CalendarPanel
                {...rest}
                {...{ texts, startLabel, endLabel, minNights, choosing, placeholder }}
                onChoosing={setChoosing}
                onDone={() => {
                  trigger.current?.focus()
                  close()
                }}
              />
            )}
          </Deferred>
        )}
      </div>
      {cell('end', endLabel, endName)}
    </div>
  )
}
