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
}

/** Two dates, the second later than the first: moving the start past the end carries the end along, a night later. */
export function DateRange({
  startLabel,
  endLabel,
  startName,
  endName,
  value,
  onChange,
  min,
}: DateRangeProps) {
  const id = useId()
  const startInput = useRef<HTMLInputElement>(null)
  const endInput = useRef<HTMLInputElement>(null)
  const control = 'w-full bg-transparent font-semibold outline-none date-value'
  const setStart = (start: string, end = value.end) =>
    onChange({ start, end: start && end <= start ? dayAfter(start) : end })

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
          min={dayAfter(value.start || min)}
          value={value.end}
          onChange={(event) => onChange({ ...value, end: event.target.value })}
          className={control}
        />
      </SearchCell>
    </>
  )
}

/** Calendar arithmetic in UTC: a local day may have 23 hours. */
function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
