import type { SeatMap, SeatWanted } from '../../../../../contract/types.ts'
import { Select } from '../../../../../ui/select.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { type Sitter, seatFault, seatOf, seatsIn } from './seat-rules.ts'
import { useSeatTexts } from './use-seat-texts.ts'

interface SeatListProps {
  map: SeatMap
  sitters: readonly Sitter[]
  /** Names by position among all passengers. */
  names: readonly string[]
  seats: readonly SeatWanted[]
  onChoose: (passenger: number, seat: string | null) => void
}

/** The same choice without the drawing: for each passenger a list of the seats that they can have. */
export function SeatList({ map, sitters, names, seats, onChoose }: SeatListProps) {
  const text = useProductTexts()
  const words = useSeatTexts()
  const all = seatsIn(map)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sitters.map((sitter) => {
        const own = seatOf(seats, map, sitter.index)
        const others = sitters
          .filter(({ index }) => index !== sitter.index)
          .map(({ index }) => seatOf(seats, map, index))
        return (
          <Select
            key={sitter.index}
            label={names[sitter.index]}
            value={own ?? ''}
            onChange={({ target }) => onChoose(sitter.index, target.value === '' ? null : target.value)}
          >
            <option value="">{text('seat.none')}</option>
            {all
              .filter(
                (seat) =>
                  seat.seat === own || (seatFault(seat, sitter) === null && !others.includes(seat.seat)),
              )
              .map((seat) => (
                <option key={seat.seat} value={seat.seat}>
                  {words.seat(seat)}
                </option>
              ))}
          </Select>
        )
      })}
    </div>
  )
}
