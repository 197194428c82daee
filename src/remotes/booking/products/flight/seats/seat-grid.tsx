import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { SeatMapCabin, SeatMapElement } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { fixtureIcons } from './fixture-icons.ts'
import {
  type GridPlace,
  isSeat,
  isStep,
  type MapSeat,
  nextPlace,
  type Sitter,
  seatFault,
} from './seat-rules.ts'
import { useSeatTexts } from './use-seat-texts.ts'

interface SeatGridProps {
  cabin: SeatMapCabin
  /** Who chooses now. */
  sitter: Sitter
  /** Who has which seat: the passenger's short name by the seat's number. */
  taken: ReadonlyMap<string, string>
  /** The seat of the one who chooses. */
  own: string | null
  onChoose: (seat: MapSeat) => void
}

interface PlacedSeat extends GridPlace {
  seat: MapSeat
}

/** A cabin as a grid with one tab stop: arrow keys move between its seats, Enter chooses. The nose is at the top. */
export function SeatGrid({ cabin, sitter, taken, own, onChoose }: SeatGridProps) {
  const text = useProductTexts()
  const grid = useRef<HTMLTableElement>(null)
  const placed = useMemo(() => placesOf(cabin), [cabin])
  const [active, setActive] = useState<string | null>(null)
  const entry =
    [active, own].find((number) => placed.some(({ seat }) => seat.seat === number)) ??
    placed.find(({ seat }) => seatFault(seat, sitter) === null)?.seat.seat ??
    placed[0]?.seat.seat
  function walk(event: KeyboardEvent<HTMLTableElement>) {
    if (!isStep(event.key)) return
    const number = (event.target as HTMLElement).dataset.seat
    const from = placed.find(({ seat }) => seat.seat === number)
    const next = from && nextPlace(placed, from, event.key)
    if (!next) return
    event.preventDefault()
    const target = placed.find(({ row, column }) => row === next.row && column === next.column)
    setActive(target?.seat.seat ?? null)
    grid.current?.querySelector<HTMLElement>(`[data-seat='${target?.seat.seat}']`)?.focus()
  }
  return (
    <div className="overflow-x-auto pb-2">
      {/* Seats are lettered from the left of the aircraft in every language. */}
      <table
        ref={grid}
        dir="ltr"
        aria-label={text(`cabin.${cabin.cabin}`)}
        onKeyDown={walk}
        className="seat-grid"
      >
        <tbody>
          {cabin.rows.map((row, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity except their place
              key={at}
              data-wing={isOverWing(cabin, at) || undefined}
              className="seat-row"
            >
              {cellsOf(row).map((cell, column) =>
                cell === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity except their place
                  <td key={column} data-aisle="">
                    {rowNumber(row.sections.flat())}
                  </td>
                ) : (
                  <Element
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity except their place
                    key={column}
                    {...{ sitter, taken, own, onChoose }}
                    element={cell}
                    isEntry={cell.seat !== undefined && cell.seat === entry}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isOverWing({ wings }: SeatMapCabin, row: number): boolean {
  return wings !== undefined && row >= wings.first && row <= wings.last
}

/** Returns the elements of a row with null for each aisle. */
function cellsOf({ sections }: SeatMapCabin['rows'][number]): (SeatMapElement | null)[] {
  return sections.flatMap((section, at) => (at === 0 ? section : [null, ...section]))
}

interface ElementProps extends Omit<SeatGridProps, 'cabin'> {
  element: SeatMapElement
  isEntry: boolean
}

function Element({ element, sitter, taken, own, onChoose, isEntry }: ElementProps) {
  const text = useProductTexts()
  const words = useSeatTexts()
  if (!isSeat(element)) {
    if (element.kind === 'empty') return <td className="seat-cell" />
    return (
      <td data-fixture="" title={text(`seat.fixture.${element.kind}`)} className="seat-cell">
        <Icon path={fixtureIcons[element.kind as keyof typeof fixtureIcons]} className="size-4" />
      </td>
    )
  }
  const holder = taken.get(element.seat)
  const isOwn = element.seat === own
  const fault = isOwn ? null : holder ? 'taken' : seatFault(element, sitter)
  return (
    <td className="contents">
      <button
        type="button"
        data-seat={element.seat}
        data-kind={(element.price?.amount ?? 0) > 0 ? 'extra' : undefined}
        tabIndex={isEntry ? 0 : -1}
        aria-disabled={fault !== null}
        aria-pressed={isOwn}
        aria-label={`${words.seat(element)}${fault ? `, ${words.fault(fault)}` : ''}`}
        title={`${words.seat(element)}${fault ? `, ${words.fault(fault)}` : ''}`}
        onClick={() => fault === null && onChoose(element)}
        className="seat-cell"
      >
        {isOwn || holder ? (holder ?? '✓') : fault === 'taken' ? '×' : element.seat.replace(/\d+/, '')}
      </button>
    </td>
  )
}

/** Places of a cabin's seats; columns count every element and aisle, so that rows of other layouts line up. */
export function placesOf({ rows }: Pick<SeatMapCabin, 'rows'>): PlacedSeat[] {
  return rows.flatMap(({ sections }, row) => {
    let column = 0
    return sections.flatMap((section) => {
      column += 1
      return section.flatMap((element): PlacedSeat[] => {
        column += 1
        return isSeat(element) ? [{ row, column, seat: element }] : []
      })
    })
  })
}

function rowNumber(elements: readonly SeatMapElement[]): string {
  return elements.find(isSeat)?.seat.replace(/\D+/, '') ?? ''
}
