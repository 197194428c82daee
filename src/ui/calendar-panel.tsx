import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarDays } from './calendar-day.tsx'
import { ScrolledMonths } from './calendar-scroll.tsx'
import { CellSheet } from './cell-sheet.tsx'
import { nightsBetween, refusalOf, withStart } from './choose-date.ts'
import { type DateLimits, type DateRangeEnd, type DateRangeValue, later } from './date-limits.ts'
import { dateNames } from './date-names.ts'
import type { DateRangeTexts } from './date-texts.ts'
import { useIsWide } from './use-media.ts'

interface CalendarPanelProps extends DateLimits {
  texts: DateRangeTexts
  startLabel: string
  endLabel: string
  placeholder: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The end that the next press chooses. */
  choosing: DateRangeEnd
  onChoosing: (end: DateRangeEnd) => void
  onDone: () => void
  language: string
  firstDayOfWeek: number
  today?: string | undefined
}

const none: DateRangeValue = { start: '', end: '' }

/**
 * The calendar of a range: the first press chooses its start, the second its end, a third starts again. Each choice
 * applies immediately. A start alone is completed to a range within the limits, and an emptied range is restored.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { texts, value, onChange, onChoosing, onDone, startLabel, endLabel, language, today } = props
  const { min, daysAhead, minNights, mostNights } = props
  const limits: DateLimits = { min, daysAhead, minNights, mostNights }
  const [range, setRange] = useState(value)
  const [pointed, setPointed] = useState('')
  const [refused, setRefused] = useState('')
  const isWide = useIsWide()
  const names = useMemo(() => dateNames(language), [language])
  const choosing = range.start === '' ? 'start' : props.choosing
  useRestoredRange(value, onChange)

  const refusal = (date: string): string | undefined => {
    const reason = refusalOf(date, choosing, range.start, limits)
    if (!reason) return undefined
    return {
      past: () => texts.past,
      tooFar: () => texts.tooFar(names.full(later(min, daysAhead))),
      tooShort: () => texts.atLeast(minNights),
      tooLong: () => texts.atMost(mostNights),
    }[reason]()
  }

  const pick = (date: string) => {
    setRefused(refusal(date) ?? '')
    if (refusal(date) !== undefined) return
    const isEnd = choosing === 'end' && date > range.start
    const next = { start: isEnd ? range.start : date, end: isEnd ? date : '' }
    setRange(next)
    onChange(isEnd ? next : withStart(date, value.end, limits))
    onChoosing(isEnd ? 'start' : 'end')
  }

  // The range that a press on the pointed day would choose.
  const isOpenEnded = choosing === 'end' && range.end === ''
  const reaches = isOpenEnded && pointed > range.start && refusal(pointed) === undefined
  const shown = reaches ? { ...range, end: pointed } : range

  const days: CalendarDays = {
    ...shown,
    isPreview: reaches,
    isInside: (date) =>
      shown.start !== '' && shown.end > shown.start && date >= shown.start && date <= shown.end,
    today,
    refusalOf: refusal,
    labelOf: (date) => {
      const reason = refusal(date)
      const wouldEnd = choosing === 'end' && date > range.start && !reason
      return [
        names.full(date),
        date === today && texts.today,
        date === range.start && startLabel,
        date === range.end && endLabel,
        wouldEnd && texts.nights(nightsBetween(range.start, date)),
        reason,
      ]
        .filter(Boolean)
        .join(', ')
    },
  }
  const hint = choosing === 'start' ? texts.chooseStart : texts.chooseEnd
  const shortest = choosing === 'end' && minNights > 1 ? ` · ${texts.atLeast(minNights)}` : ''
  const nights = shown.end && texts.nights(nightsBetween(shown.start, shown.end))
  const calendar = {
    range,
    days,
    names,
    language,
    firstDayOfWeek: props.firstDayOfWeek,
    first: min,
    last: later(min, daysAhead + mostNights),
    opensAt: value.start || min,
    previousLabel: texts.previousMonth,
    nextLabel: texts.nextMonth,
    onPick: pick,
    onPoint: setPointed,
  }

  return (
    <CellSheet
      title={texts.title}
      closeLabel={texts.close}
      isWide={isWide}
      fills
      onClose={onDone}
      footer={
        <>
          <p role="status" className="me-auto min-h-11 content-center max-md:w-full max-md:min-h-6">
            {refused ? (
              <span className="font-semibold">{refused}</span>
            ) : (
              <>
                {/* The day itself announces what is only pointed at. */}
                <span aria-hidden={reaches} className="font-semibold">
                  {nights || hint}
                </span>
                <span aria-hidden={reaches} className="text-muted-foreground">
                  {nights ? ` · ${names.range(shown.start, shown.end)}` : shortest}
                </span>
              </>
            )}
          </p>
          <Button
            variant="ghost"
            className="underline underline-offset-4"
            onClick={() => {
              setRange(none)
              setRefused('')
              onChoosing('start')
              onChange(none)
            }}
          >
            {texts.clear}
          </Button>
          <Button className="min-w-28 max-md:grow" onClick={onDone}>
            {texts.done}
          </Button>
        </>
      }
    >
      {isWide ? (
        <div className="px-5 pt-4 pb-3">
          <Calendar {...calendar} layout="paged" months={2} onMonth={ignore} />
        </div>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 px-4 pb-3">
            {(['start', 'end'] as const).map((end) => (
              <button
                key={end}
                type="button"
                aria-pressed={choosing === end}
                onClick={() => onChoosing(end)}
                className="min-h-14 rounded-control border border-input px-3 py-1.5 text-start aria-pressed:border-ring aria-pressed:outline-2 aria-pressed:-outline-offset-1 aria-pressed:outline-ring"
              >
                <span className="block text-xs font-semibold text-muted-foreground">
                  {end === 'start' ? startLabel : endLabel}{' '}
                </span>
                <span className="block truncate font-semibold">
                  {range[end] ? names.short(range[end]) : props.placeholder}
                </span>
              </button>
            ))}
          </div>
          <ScrolledMonths {...calendar} />
        </>
      )}
    </CellSheet>
  )
}

function ignore() {}

/** Restores the previous range if the calendar closes without a choice. */
function useRestoredRange(value: DateRangeValue, onChange: (value: DateRangeValue) => void): void {
  const before = useRef(value)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(
    () => () => {
      if (!latest.current.value.start) latest.current.onChange(before.current)
    },
    [],
  )
}
