import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { DateFieldProps } from './date-field-props.ts'
import type { DateFieldTexts } from './date-texts.ts'
import { Deferred } from './deferred.tsx'
import { CellButton, SearchCell } from './search-cell.tsx'
import { shortDate } from './short-date.ts'
import { Skeleton } from './skeleton.tsx'
import { useDismiss } from './use-dismiss.ts'

interface DayCellProps
  extends Pick<
    DateFieldProps,
    'label' | 'value' | 'onChange' | 'name' | 'earliest' | 'latest' | 'language' | 'firstDayOfWeek' | 'today'
  > {
  /** Fetches the texts of the open calendar; the function is the same as long as the language is. */
  loadTexts: () => Promise<DateFieldTexts>
}

/**
 * A cell of a search bar for one day, which is always set. A press opens a calendar, whose code is fetched when the
 * pointer or the focus comes near. Without script it is the browser's own date field.
 */
export function DayCell({ loadTexts, ...props }: DayCellProps) {
  const { label, value, onChange, name, earliest, latest, language } = props
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, trigger)
  const load = useMemo(() => () => Promise.all([import('./date-field-panel.tsx'), loadTexts()]), [loadTexts])
  return (
    <div ref={area} className="relative">
      <SearchCell icon="calendar" label={label} control={id}>
        <input
          type="date"
          id={id}
          name={name}
          min={earliest}
          max={latest}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="plain-date"
        />
        <CellButton
          ref={trigger}
          label={label}
          shown={shortDate(language).format(new Date(value))}
          isOpen={isOpen}
          onPress={() => setIsOpen(!isOpen)}
          onIntent={() => void load().catch(() => undefined)}
        />
      </SearchCell>
      {isOpen && (
        <Deferred load={load} meanwhile={<Skeleton className="absolute top-full z-40 mt-2 h-96 w-full" />}>
          {([{ DateFieldPanel }, texts]) => (
            <DateFieldPanel
              {...props}
              required
              texts={texts}
              onDone={() => {
                trigger.current?.focus()
                close()
              }}
            />
          )}
        </Deferred>
      )}
    </div>
  )
}
