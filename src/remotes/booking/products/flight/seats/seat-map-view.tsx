import { useId, useState } from 'react'
import type { SeatMap, SeatWanted } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { SeatGrid } from './seat-grid.tsx'
import { SeatLegend } from './seat-legend.tsx'
import { SeatList } from './seat-list.tsx'
import { type Sitter, seatOf, seatsIn, seatTotal } from './seat-rules.ts'
import { useSeatTexts } from './use-seat-texts.ts'

interface SeatMapViewProps {
  map: SeatMap
  sitters: readonly Sitter[]
  /** Names by position among all passengers. */
  names: readonly string[]
  seats: readonly SeatWanted[]
  /** Null gives the seat back. */
  onChoose: (passenger: number, seat: string | null) => void
}

/** The seats of one flight: who sits where, as a drawing or as lists, with what they cost together. */
export function SeatMapView({ map, sitters, names, seats, onChoose }: SeatMapViewProps) {
  const text = useProductTexts()
  const words = useSeatTexts()
  const write = useAmounts()
  const decks = [...new Set(map.cabins.map(({ deck }) => deck))]
  const [current, setCurrent] = useState(
    () => (sitters.find(({ index }) => seatOf(seats, map, index) === null) ?? sitters[0])?.index ?? 0,
  )
  const [isList, setIsList] = useState(false)
  const id = useId()
  const sitter = sitters.find(({ index }) => index === current) ?? sitters[0]
  if (!sitter) return null
  const own = seatOf(seats, map, current)
  const taken = new Map(
    sitters.flatMap(({ index }): [string, string][] => {
      const seat = seatOf(seats, map, index)
      return seat ? [[seat, String(index + 1)]] : []
    }),
  )
  function choose(seat: string) {
    onChoose(current, seat === own ? null : seat)
    const next = sitters.find(({ index }) => index !== current && seatOf(seats, map, index) === null)
    if (seat !== own && next) setCurrent(next.index)
  }
  const total = seatTotal(map, seats)
  const ownSeat = seatsIn(map).find(({ seat }) => seat === own)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="font-semibold">
          {total
            ? text('seat.total', { amount: write(total.amount, total.currency) })
            : text('seat.chosenCount', { count: taken.size })}
        </p>
        <Button variant="link" size="small" aria-expanded={isList} onClick={() => setIsList(!isList)}>
          {text(isList ? 'seat.asMap' : 'seat.asList')}
        </Button>
      </div>
      {isList ? (
        <SeatList {...{ map, sitters, names, seats, onChoose }} />
      ) : (
        <>
          <RadioGroup
            label={text('seat.who')}
            variant="cards"
            value={String(current)}
            onChange={(index) => setCurrent(Number(index))}
            options={sitters.map(({ index }) => ({
              value: String(index),
              label: `${index + 1}. ${names[index] ?? ''}`,
              hint: seatOf(seats, map, index) ?? text('seat.none'),
            }))}
          />
          <p id={id} className="text-sm text-muted-foreground">
            {ownSeat ? words.seat(ownSeat) : text('seat.keys')}
          </p>
          {map.cabins.map((cabin, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cabins have no identity except their place
            <div key={at} className="grid gap-3">
              {(decks.length > 1 || map.cabins.length > 1) && (
                <p className="text-center text-sm font-semibold">
                  {[decks.length > 1 && text(`seat.deck.${cabin.deck}`), text(`cabin.${cabin.cabin}`)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              )}
              <SeatGrid {...{ cabin, sitter, taken, own }} onChoose={({ seat }) => choose(seat)} />
              <SeatLegend cabin={cabin} />
            </div>
          ))}
          {seatsIn(map).some(({ disclosures }) => disclosures?.includes('exit_row')) && (
            <p className="text-sm text-muted-foreground">{text('seat.exitRules')}</p>
          )}
        </>
      )}
    </div>
  )
}
