import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { CellButton } from './cell-button.tsx'
import type { GuestsTexts, GuestsValue } from './guests-panel.tsx'
import { Late } from './late.tsx'
import { SearchCell } from './search-cell.tsx'
import { Skeleton } from './skeleton.tsx'
import { useDismiss } from './use-dismiss.ts'

interface GuestsProps {
  label: string
  /** The whole choice in words. */
  summary: string
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  /** Fetches what the open panel says; one function as long as the language stays. */
  loadTexts: () => Promise<GuestsTexts>
}

/** Rooms, adults, and children with their ages: what a hotel search needs to know of who is coming. */
export function Guests({ label, summary, value, onChange, loadTexts }: GuestsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, trigger)
  // Fetched when it is needed: the page's first download is for what everybody sees.
  const load = useMemo(() => () => Promise.all([import('./guests-panel.tsx'), loadTexts()]), [loadTexts])
  return (
    <div ref={area} className="relative">
      <SearchCell icon="guests" label={label} control={id}>
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
        <Late load={load} meanwhile={<Skeleton className="absolute top-full z-40 mt-2 h-64 w-full" />}>
          {([{ GuestsPanel }, texts]) => (
            <GuestsPanel
              {...{ texts, summary, value, onChange }}
              onDone={() => {
                trigger.current?.focus()
                close()
              }}
            />
          )}
        </Late>
      )}
    </div>
  )
}
