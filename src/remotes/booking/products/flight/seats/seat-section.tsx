import { useApi, useCurrency, useQuery } from '@livery/platform'
import { useState } from 'react'
import { flightSeatsQuery } from '../../../../../api/flights.ts'
import type { CurrencyCode, FlightAnswer, SeatMapQuery, SeatWanted } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { withSeat } from '../journey/choice-address.ts'
import { usePassengerNames } from '../journey/use-passenger-names.ts'
import { SeatMapView } from './seat-map-view.tsx'
import { laplessIn, sittersOf } from './seat-rules.ts'

interface SeatSectionProps {
  answer: Pick<FlightAnswer, 'itineraries' | 'passengers' | 'hasSeatMap'>
  /** Whose seats: those of a fare, or of a booked journey. */
  journey: Pick<SeatMapQuery, 'rateKey' | 'booked'>
  /** Of the passengers; by default their kind and number. */
  names?: readonly string[]
  /** The adults with an infant on their lap, once it is known. */
  laps?: ReadonlySet<number>
  seats: readonly SeatWanted[]
  onChange: (seats: SeatWanted[]) => void
}

/** Seats of every flight that has a map; the maps load when they are asked for. */
export function SeatSection(props: SeatSectionProps) {
  const { answer, seats } = props
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(seats.length > 0)
  return (
    <section aria-labelledby="seats-title">
      <h2 id="seats-title" className="mb-1 font-brand text-heading">
        {text('seat.title')}
      </h2>
      {answer.hasSeatMap ? (
        <>
          <p className="mb-4 text-muted-foreground">{text('seat.hint')}</p>
          {isOpen ? (
            <SeatMaps {...props} />
          ) : (
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              {text('seat.open')}
            </Button>
          )}
        </>
      ) : (
        <p className="rounded-xl border border-dashed p-4 text-muted-foreground">{text('seat.noMap')}</p>
      )}
    </section>
  )
}

function SeatMaps({ answer, journey, names: known, laps, seats, onChange }: SeatSectionProps) {
  const text = useProductTexts()
  const unnamed = usePassengerNames()(answer.passengers)
  const names = known ?? unnamed
  const [currency] = useCurrency()
  const { data, error, refetch } = useQuery(
    flightSeatsQuery(useApi(), { ...journey, currency: currency as CurrencyCode }),
  )
  const [at, setAt] = useState(0)
  if (error) {
    return (
      <div className="grid justify-items-start gap-3 rounded-xl border border-dashed p-4">
        <p>{text('seat.failed')}</p>
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          {text('results.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-96 rounded-xl" />
  const { maps } = data.data
  const flights = answer.itineraries.flatMap(({ segments }, slice) =>
    segments.map((flight, segment) => ({ flight, slice, segment })),
  )
  const shown = flights[at] ?? flights[0]
  if (!shown) return null
  const map = maps.find(({ slice, segment }) => slice === shown.slice && segment === shown.segment)
  const { flight } = shown
  const step = (to: number, label: string, icon: 'start' | 'end') => (
    <Button
      variant="outline"
      square
      aria-label={text(label)}
      disabled={flights[to] === undefined}
      onClick={() => setAt(to)}
    >
      <Icon name={icon} className="size-4.5 rtl:-scale-x-100" />
    </Button>
  )
  return (
    <div className="rounded-xl border bg-card p-4 sm:p-5">
      <div className="mb-4 flex items-center justify-between gap-3">
        {step(at - 1, 'seat.previous', 'start')}
        <p aria-live="polite" className="min-w-0 text-center">
          <span className="block font-bold">
            {flight.departure.airport} → {flight.arrival.airport}
          </span>
          <span className="block text-sm text-muted-foreground">
            <bdi>
              {flight.marketing} {flight.flightNumber}
            </bdi>{' '}
            · {text('seat.flightOf', { number: at + 1, total: flights.length })}
          </span>
        </p>
        {step(at + 1, 'seat.next', 'end')}
      </div>
      {map ? (
        <SeatMapView
          key={at}
          {...{ map, names, seats }}
          sitters={sittersOf(answer.passengers, laplessIn(maps, seats), laps)}
          onChoose={(passenger, seat) =>
            onChange(withSeat(seats, { slice: map.slice, segment: map.segment, passenger }, seat))
          }
        />
      ) : (
        <p className="rounded-lg bg-muted p-4 text-center">{text('seat.noMap')}</p>
      )}
    </div>
  )
}
