import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { Deferred } from './deferred.tsx'
import type { GuestsTexts, GuestsValue } from './guests-panel.tsx'
import { CellButton, SearchCell } from './search-cell.tsx'
import { Skeleton } from './skeleton.tsx'
import { useDismiss } from './use-dismiss.ts'

interface GuestsProps {
  label: string
  /** The whole choice as text. */
  summary: string
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  /**
   * Words a number of adults or rooms. With it a form can be submitted before or without script, as `adults` and
   * `rooms`.
   */
  countOf?: (what: 'adults' | 'rooms', count: number) => string
  /** Fetches the texts of the open panel; the function is the same as long as the language is. */
  loadTexts: () => Promise<GuestsTexts>
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The guests of a hotel search: rooms, adults, and children with their ages. Without script, rooms and adults are the
 * browser's own selects.
 */
export function Guests({ label, summary, value, onChange, countOf, loadTexts }: GuestsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, trigger)
  // Fetched when needed: the page's first download contains only what every visitor sees.
  const load = useMemo(() => () => Promise.all([import('./guests-panel.tsx'), loadTexts()]), [loadTexts])
  return (
    <div ref={area} className="relative">
      <SearchCell icon="guests" label={label} control={id}>
        {countOf &&
          (['adults', 'rooms'] as const).map((what) => (
            <select
              key={what}
              name={what}
              aria-label={label}
              defaultValue={value[what]}
              className="plain-choice"
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {countOf(what, count)}
                </option>
              ))}
            </select>
          ))}
        <CellButton
          ref={trigger}
          id={id}
          label={label}
          shown={summary}
          isOpen={isOpen}
          onPress={() => setIsOpen(!isOpen)}
          onIntent={() => void load().catch(() => undefined)}
        />
      </SearchCell>
      {isOpen && (
        <Deferred load={load} meanwhile={<Skeleton className="absolute top-full z-40 mt-2 h-64 w-full" />}>
          {([{ GuestsPanel }, texts]) => (
            <GuestsPanel
              {...{ texts, summary, value, onChange }}
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
