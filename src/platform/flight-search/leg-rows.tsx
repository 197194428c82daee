import { type DragEvent, useRef, useState } from 'react'
import { MOST_SLICES } from '../../tenant/flight-search.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'
import { useText } from '../text.ts'
import { DayOfFlight } from './flight-days.tsx'
import { type FlightLeg, movedLeg } from './flight-legs.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'
import { LegFields, type LegHandle } from './leg-fields.tsx'

interface LegRowsProps {
  legs: readonly FlightLeg[]
  onChange: (legs: FlightLeg[]) => void
  onAdd: () => void
  register: (id: number, handle: LegHandle | null) => void
  /** Position of the leg that departs too early; -1 if none does. */
  outOfOrder: number
}

/** The flights of a journey through several cities, which can be moved by buttons and by dragging. */
export function LegRows({ legs, onChange, onAdd, register, outOfOrder }: LegRowsProps) {
  const text = useText(FLIGHT_SEARCH)
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  function move(from: number, to: number) {
    onChange(movedLeg(legs, from, to))
    setTold(text('flight.moved', { number: to + 1, total: legs.length }))
  }
  function remove(at: number) {
    onChange(legs.toSpliced(at, 1))
    // The pressed button disappears and would take the focus with it.
    list.current?.querySelector<HTMLElement>('input')?.focus()
  }
  const dropOn = (event: DragEvent, to: number) => {
    if (dragged === null) return
    event.preventDefault()
    if (event.type !== 'drop') return
    if (dragged !== to) move(dragged, to)
    setDragged(null)
  }
  return (
    <div data-legs="">
      <ol ref={list} className="grid gap-4">
        {legs.map((leg, at) => (
          <li
            key={leg.id}
            data-dragged={dragged === at || undefined}
            onDragOver={(event) => dropOn(event, at)}
            onDrop={(event) => dropOn(event, at)}
            className="rounded-lg data-dragged:opacity-60"
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
            <div role="group" aria-label={text('flight.leg', { number: at + 1 })} className="leg-row">
              <div className="leg-head">
                {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it move the row by keys */}
                <span
                  draggable
                  title={text('flight.drag')}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', String(at))
                    setDragged(at)
                  }}
                  onDragEnd={() => setDragged(null)}
                  className="flex min-h-11 cursor-grab items-center gap-2 text-sm font-semibold active:cursor-grabbing"
                >
                  <Icon path={GRIP} className="size-4.5 text-muted-foreground" />
                  {text('flight.leg', { number: at + 1 })}
                </span>
                <span className="flex">
                  <RowButton
                    label={text('flight.moveUp', { number: at + 1 })}
                    path={UP}
                    isOff={at === 0}
                    onPress={() => move(at, at - 1)}
                  />
                  <RowButton
                    label={text('flight.moveDown', { number: at + 1 })}
                    path={DOWN}
                    isOff={at === legs.length - 1}
                    onPress={() => move(at, at + 1)}
                  />
                  <RowButton
                    label={text('flight.removeLeg', { number: at + 1 })}
                    path={moreIconPaths.remove}
                    isOff={legs.length < 3}
                    onPress={() => remove(at)}
                  />
                </span>
              </div>
              <LegFields leg={leg} register={register} />
              <div>
                <DayOfFlight
                  value={leg.date}
                  onChange={(date) => onChange(legs.with(at, { ...leg, date }))}
                  earliest={legs[at - 1]?.date}
                />
                {outOfOrder === at && (
                  <p role="alert" className="cell-error">
                    {text('flight.dateOrder', { number: at + 1, before: at })}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {legs.length < MOST_SLICES && (
        <Button variant="outline" className="mt-3" onClick={onAdd}>
          <Icon path={moreIconPaths.plus} className="size-4.5" />
          {text('flight.addLeg')}
        </Button>
      )}
    </div>
  )
}

const GRIP = 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1'
const UP = 'M6 14.5l6-6 6 6'
const DOWN = 'M6 9.500l6 6 6-6'

interface RowButtonProps {
  label: string
  path: string
  isOff: boolean
  onPress: () => void
}

function RowButton({ label, path, isOff, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded-control hover:bg-accent hover:text-accent-foreground disabled:text-muted-foreground disabled:opacity-50 disabled:hover:bg-transparent"
    >
      <Icon path={path} className="size-4.5" />
    </button>
  )
}
