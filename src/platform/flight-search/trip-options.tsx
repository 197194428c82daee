import { useState } from 'react'
import type { CabinClass } from '../../contract/types.ts'
import { cabins, distances, MOST_FLEXIBLE_DAYS } from '../../tenant/flight-search.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectCell } from '../search/select-cell.tsx'
import { useText } from '../text.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'

export interface SearchOptions {
  cabin: CabinClass
  flexibleDays: number
  separateTickets: boolean
  /** Kilometres around every airport. */
  within: number
}

interface CabinCellProps {
  value: CabinClass
  onChange: (cabin: CabinClass) => void
}

/** The cabin class of a flight search. */
export function CabinCell({ value, onChange }: CabinCellProps) {
  const text = useText(FLIGHT_SEARCH)
  return (
    <SelectCell
      icon="spark"
      label={text('flight.cabin')}
      value={value}
      onChange={(next) => onChange(cabins.find((cabin) => cabin === next) ?? value)}
    >
      {cabins.map((cabin) => (
        <option key={cabin} value={cabin}>
          {text(`flight.cabin.${cabin}`)}
        </option>
      ))}
    </SelectCell>
  )
}

interface TripOptionsProps {
  label: string
  value: SearchOptions
  onChange: (options: SearchOptions) => void
}

const dayChoices = Array.from({ length: MOST_FLEXIBLE_DAYS + 1 }, (_, days) => days)

/** Flexible days, nearby airports and separate tickets: hidden until they are opened or one of them is chosen. */
export function TripOptions({ label, value, onChange }: TripOptionsProps) {
  const text = useText(FLIGHT_SEARCH)
  const { flexibleDays, within, separateTickets } = value
  const [isOpen, setIsOpen] = useState(flexibleDays > 0 || within > 0 || separateTickets)
  return (
    <div data-options="">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link hover:underline"
      >
        {label}
        <Icon name="down" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {isOpen && (
        <div className="mt-1 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <SelectCell
            icon="calendar"
            label={text('flight.flexible')}
            value={String(flexibleDays)}
            onChange={(days) => onChange({ ...value, flexibleDays: Number(days) })}
          >
            {dayChoices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? text('flight.exact') : text('flight.plusMinus', { count: days })}
              </option>
            ))}
          </SelectCell>
          <SelectCell
            icon="place"
            label={text('flight.nearby')}
            value={String(within)}
            onChange={(distance) => onChange({ ...value, within: Number(distance) })}
          >
            {distances.map((distance) => (
              <option key={distance} value={distance}>
                {distance === 0 ? text('flight.onlyThese') : text('flight.within', { distance })}
              </option>
            ))}
          </SelectCell>
          <Checkbox
            label={text('flight.separate')}
            hint={text('flight.separateHint')}
            checked={separateTickets}
            onChange={({ target }) => onChange({ ...value, separateTickets: target.checked })}
          />
        </div>
      )}
    </div>
  )
}
