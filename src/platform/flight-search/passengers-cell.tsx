import { useCallback, useId, useRef, useState } from 'react'
import { Deferred } from '../../ui/deferred.tsx'
import { CellButton, SearchCell } from '../../ui/search-cell.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import { useText } from '../text.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'
import type { Passengers } from './passengers-panel.tsx'

const loadPanel = async () => (await import('./passengers-panel.tsx')).PassengersPanel

interface PassengersCellProps {
  value: Passengers
  onChange: (value: Passengers) => void
}

/** The passengers of a flight search; a press opens the panel that counts them. */
export function PassengersCell({ value, onChange }: PassengersCellProps) {
  const text = useText(FLIGHT_SEARCH)
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, trigger)
  const summary = text('flight.passengersCount', { count: value.adults + value.childAges.length })
  return (
    <div ref={area} className="relative">
      <SearchCell icon="guests" label={text('flight.passengers')} control={id}>
        <CellButton
          ref={trigger}
          id={id}
          label={text('flight.passengers')}
          shown={summary}
          isOpen={isOpen}
          onPress={() => setIsOpen(!isOpen)}
          onIntent={() => void loadPanel().catch(() => undefined)}
        />
      </SearchCell>
      {isOpen && (
        <Deferred
          load={loadPanel}
          meanwhile={<Skeleton className="absolute top-full z-40 mt-2 h-64 w-full" />}
        >
          {(PassengersPanel) => (
            <PassengersPanel
              {...{ summary, value, onChange }}
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
