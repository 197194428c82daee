import { useEffect, useId, useRef } from 'react'
import { SearchCell } from './search-cell.tsx'

export interface DateRangeValue {
  /** YYYY-MM-DD, or empty. */
  start: string
  end: string
}

interface DateRangeProps {
  startLabel: string
  endLabel: string
  startName?: string
  endName?: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** Earliest start, YYYY-MM-DD. */
  min: string
  /** Days from the earliest start to the latest. */
  daysAhead: number
  /** Nights of the longest range. */
  mostNights: number
}

/** Two dates, the second later than the first by so many nights at most: where a new start leaves no such range, the end becomes a night later. */
export function DateRange({
  startLabel,
  endLabel,
  startName,
  endName,
  value,
  onChange,
  min,
  daysAhead,
  mostNights,
}: DateRangeProps) {
  const id = useId()
  const startInput = useRef<HTMLInputElement>(null)
  const endInput = useRef<HTMLInputElement>(null)
  const control = 'w-full bg-transparent font-semibold outline-none date-value'
  const setStart = (start: string, end = value.end) => {
    const isRange = start === '' || (end > start && end <= later(start, mostNights))
    onChange({ start, end: isRange ? end : later(start, 1) })
  }

  // What was chosen in the server's HTML, before this code was there to hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the first moment
  useEffect(() => {
    const start = startInput.current?.value ?? value.start
    const end = endInput.current?.value ?? value.end
    if (start !== value.start || end !== value.end) setStart(start, end)
  }, [])

  return (
    <>
      <SearchCell icon="calendar" narrow label={startLabel} control={`${id}-start`}>
        <input
          ref={startInput}
          type="date"
          id={`${id}-start`}
          name={startName}
          required
          min={min}
          max={later(min, daysAhead)}
          value={value.start}
          onChange={(event) => setStart(event.target.value)}
          className={control}
        />
      </SearchCell>
      <SearchCell icon="calendar" narrow label={endLabel} control={`${id}-end`}>
        <input
          ref={endInput}
          type="date"
          id={`${id}-end`}
          name={endName}
          required
          min={later(value.start || min, 1)}
          max={later(value.start || min, mostNights)}
          value={value.end}
          onChange={(event) => onChange({ ...value, end: event.target.value })}
          className={control}
        />
      </SearchCell>
    </>
  )
}

/** Calendar arithmetic in UTC: a local day may have 23 hours. */
function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
