import { useId } from 'react'
import {
  type FlightTerms,
  infantsOf,
  isInfant,
  MOST_SEATS,
  passengerFault,
} from '../../tenant/flight-search.ts'
import { Button } from '../../ui/button.tsx'
import { CellSheet } from '../../ui/cell-sheet.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Select } from '../../ui/select.tsx'
import { useIsWide } from '../../ui/use-media.ts'
import { useText } from '../text.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'

export type Passengers = Pick<FlightTerms, 'adults' | 'childAges'>

const NEW_CHILD_AGE = 8
const NEW_INFANT_AGE = 1
const childAges = Array.from({ length: 10 }, (_, index) => index + 2)
const infantAges = [0, 1]

interface PassengersPanelProps {
  /** The whole choice as text. */
  summary: string
  value: Passengers
  onChange: (value: Passengers) => void
  onDone: () => void
}

/** Adults, children with their ages, and infants. Infants come last, so that seats are counted in order. */
export function PassengersPanel({ summary, value, onChange, onDone }: PassengersPanelProps) {
  const text = useText(FLIGHT_SEARCH)
  const isWide = useIsWide()
  const children = value.childAges.filter((age) => !isInfant(age))
  const infants = value.childAges.filter(isInfant)
  const seats = value.adults + children.length
  const fault = passengerFault(value)
  const set = (changed: { adults?: number; children?: readonly number[]; infants?: readonly number[] }) =>
    onChange({
      adults: changed.adults ?? value.adults,
      childAges: [...(changed.children ?? children), ...(changed.infants ?? infants)],
    })
  const counter = (name: 'adults' | 'children' | 'infants') => ({
    label: text(`flight.${name}`),
    hint: text(`flight.${name}Hint`),
    fewerLabel: text('flight.fewer', { what: text(`flight.${name}`) }),
    moreLabel: text('flight.more', { what: text(`flight.${name}`) }),
  })
  return (
    <CellSheet
      title={text('flight.passengers')}
      closeLabel={text('flight.close')}
      isWide={isWide}
      onClose={onDone}
      className="w-full min-w-80"
      footer={
        <>
          {!isWide && <p className="me-auto font-semibold">{summary}</p>}
          <Button className="min-w-28 max-md:grow md:w-full" onClick={onDone}>
            {text('flight.done')}
          </Button>
        </>
      }
    >
      <div className="min-h-0 grow divide-y overflow-y-auto overscroll-contain px-4 py-1">
        <Quantity
          {...counter('adults')}
          value={value.adults}
          min={1}
          max={MOST_SEATS - children.length}
          onChange={(adults) => set({ adults })}
        />
        <Quantity
          {...counter('children')}
          value={children.length}
          min={0}
          max={MOST_SEATS - value.adults}
          onChange={(count) => set({ children: resized(children, count, NEW_CHILD_AGE) })}
        />
        <Quantity
          {...counter('infants')}
          value={infantsOf(value)}
          min={0}
          max={value.adults}
          onChange={(count) => set({ infants: resized(infants, count, NEW_INFANT_AGE) })}
        />
        {value.childAges.length > 0 && (
          <div className="py-3">
            <div className="grid grid-cols-2 gap-3">
              <Ages
                kind="childAge"
                ages={children}
                choices={childAges}
                onChange={(ages) => set({ children: ages })}
              />
              <Ages
                kind="infantAge"
                ages={infants}
                choices={infantAges}
                onChange={(ages) => set({ infants: ages })}
              />
            </div>
            <p className="mt-2 text-sm text-muted-foreground">{text('flight.agesHint')}</p>
          </div>
        )}
        {(fault || seats === MOST_SEATS) && (
          <p role="status" className="py-3 text-sm">
            {text(`flight.fault.${fault ?? 'seatsFull'}`)}
          </p>
        )}
      </div>
    </CellSheet>
  )
}

function resized(ages: readonly number[], count: number, added: number): number[] {
  return Array.from({ length: count }, (_, index) => ages[index] ?? added)
}

interface AgesProps {
  kind: 'childAge' | 'infantAge'
  ages: readonly number[]
  choices: readonly number[]
  onChange: (ages: number[]) => void
}

function Ages({ kind, ages, choices, onChange }: AgesProps) {
  const text = useText(FLIGHT_SEARCH)
  const id = useId()
  return ages.map((age, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity except their index
    <label key={index} htmlFor={`${id}-${index}`} className="text-sm">
      <span className="mb-1 block text-muted-foreground">
        {text(`flight.${kind}`, { number: index + 1 })}
      </span>
      <Select
        id={`${id}-${index}`}
        value={age}
        onChange={({ target }) => onChange(ages.with(index, Number(target.value)))}
        className="w-full"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    </label>
  ))
}
