import type { Itinerary } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import {
  airlinesOf,
  daysLater,
  endsOf,
  layoversOf,
  operatorsOf,
  stopsOf,
} from '../results/itinerary-facts.ts'
import { AirlineLogos } from './airline-logos.tsx'
import { useFlightPieces } from './flight-pieces.tsx'
import { useFlightTexts } from './use-flight-texts.ts'

interface SliceLineProps {
  itinerary: Pick<Itinerary, 'segments' | 'minutes'>
  /** Names the day, where the page does not. */
  hasDay?: boolean
}

/** A slice in one row: airline, local times with their airports, duration and stops between them. */
export function SliceLine({ itinerary, hasDay = false }: SliceLineProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { airlineName } = useFlightPieces()
  const airlines = airlinesOf(itinerary)
  const operators = operatorsOf(itinerary)
  const { departure, arrival } = endsOf(itinerary)
  const later = daysLater(itinerary)
  return (
    <div className="slice-line">
      <div className="slice-airline">
        <AirlineLogos codes={airlines} />
        <p className="min-w-0 text-sm">
          {hasDay && <span className="block font-semibold">{write.day(departure.at)}</span>}
          <bdi className={hasDay ? 'text-muted-foreground' : 'font-semibold'}>
            {airlines.map(airlineName).join(' + ')}
          </bdi>
          {operators.length > 0 && (
            <span className="block text-muted-foreground">
              {text('slice.operatedBy', { airline: operators.map(airlineName).join(', ') })}
            </span>
          )}
        </p>
      </div>
      <div className="slice-times">
        <SliceEnd end={departure} label={text('slice.departs')} />
        <div className="min-w-0 text-center text-sm">
          <p className="text-muted-foreground">{write.duration(itinerary.minutes)}</p>
          <StopLine stops={stopsOf(itinerary)} />
          <p className="text-pretty">
            <span className={stopsOf(itinerary) === 0 ? 'font-medium text-success' : 'font-medium'}>
              {write.stops(stopsOf(itinerary))}
            </span>{' '}
            <LayoverNote itinerary={itinerary} />
          </p>
        </div>
        <SliceEnd end={arrival} label={text('slice.arrives')} later={later} />
      </div>
    </div>
  )
}

/** A line from end to end with a dot for each stop. */
function StopLine({ stops }: { stops: number }) {
  return (
    <span aria-hidden="true" className="relative my-1.5 flex h-2 items-center justify-evenly">
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-brand-edge" />
      {Array.from({ length: stops }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
        <span key={at} className="relative size-2 rounded-full border-2 border-brand-edge bg-card" />
      ))}
    </span>
  )
}

/** Where and how long the stops are. */
function LayoverNote({ itinerary }: Pick<SliceLineProps, 'itinerary'>) {
  const text = useProductTexts()
  const write = useFlightTexts()
  return (
    <span className="text-muted-foreground">
      {layoversOf(itinerary)
        .map(({ airport, changesTo, minutes }) =>
          text('slice.layover', {
            airport: changesTo ? `${airport}–${changesTo}` : airport,
            duration: write.duration(minutes),
          }),
        )
        .join(' · ')}
    </span>
  )
}

interface SliceEndProps {
  end: Itinerary['segments'][number]['departure']
  label: string
  /** Days by the calendar after the departure. */
  later?: number
}

function SliceEnd({ end, label, later = 0 }: SliceEndProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { cityOf } = useFlightPieces()
  return (
    <p className="min-w-0">
      <span className="sr-only">{label} </span>
      <span className="text-lg leading-tight font-bold whitespace-nowrap tabular-nums">
        <time dateTime={end.at}>{write.time(end.at)}</time>
        {later !== 0 && (
          <sup className="ms-0.5 text-xs font-semibold text-warning">
            <span aria-hidden="true" dir="ltr">
              {later > 0 ? `+${later}` : `−${-later}`}
            </span>
            <span className="sr-only">
              {text(later > 0 ? 'warning.laterDay' : 'warning.earlierDay', { count: Math.abs(later) })}
            </span>
          </sup>
        )}
      </span>
      <span className="block text-sm">
        <span className="font-semibold">{end.airport}</span>{' '}
        <bdi className="text-muted-foreground">{cityOf(end.airport)}</bdi>
      </span>
    </p>
  )
}
