import type { FlightSegment, Itinerary, SegmentFare } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { layoversOf } from '../results/itinerary-facts.ts'
import { FactLine } from './fact-line.tsx'
import { useFlightPieces } from './flight-pieces.tsx'
import { useFlightTexts } from './use-flight-texts.ts'

interface SegmentListProps {
  itinerary: Pick<Itinerary, 'segments' | 'minutes'>
  /** The fare of each segment, if it is chosen. */
  fares?: readonly SegmentFare[] | undefined
}

/** Every flight of a slice in order, with the layovers between them. */
export function SegmentList({ itinerary, fares }: SegmentListProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { airportName, cityOf } = useFlightPieces()
  const layovers = layoversOf(itinerary)
  return (
    <ol className="grid gap-3">
      {itinerary.segments.map((segment, at) => {
        const layover = layovers[at]
        return (
          <li key={`${segment.marketing}${segment.flightNumber}${segment.departure.at}`}>
            <Segment segment={segment} fare={fares?.[at]} />
            {layover && (
              <p className="mt-3 rounded-md bg-muted px-3 py-2 text-sm">
                {layover.changesTo
                  ? text('warning.airportChange', {
                      city: cityOf(layover.airport),
                      from: airportName(layover.airport),
                      to: airportName(layover.changesTo),
                    })
                  : text('segment.layover', {
                      airport: airportName(layover.airport),
                      duration: write.duration(layover.minutes),
                    })}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A flight from gate to gate: both ends with terminals, flight number, operator, aircraft and what is on board. */
function Segment({ segment, fare }: { segment: FlightSegment; fare: SegmentFare | undefined }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { airlineName, airportName } = useFlightPieces()
  const { marketing, flightNumber, operating, operatingNumber, aircraft, departure, arrival, stops } = segment
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <ol className="segment-track">
        {[departure, arrival].map((end, at) => (
          <li key={end.airport + end.at}>
            <p>
              <time dateTime={end.at} className="font-bold tabular-nums">
                {write.time(end.at)}
              </time>{' '}
              <span className="text-muted-foreground">{write.day(end.at)}</span>
            </p>
            <p>
              <bdi>{airportName(end.airport)}</bdi>
              {end.terminal && (
                <span className="text-muted-foreground">
                  , {text('segment.terminal', { terminal: end.terminal })}
                </span>
              )}
            </p>
            {at === 0 && (
              <p className="py-1.5 text-sm text-muted-foreground">{write.duration(segment.minutes)}</p>
            )}
          </li>
        ))}
      </ol>
      <ul className="grid content-start gap-1 text-sm">
        <FactLine icon="flights">
          <bdi>{airlineName(marketing)}</bdi>{' '}
          <bdi className="whitespace-nowrap">
            {marketing} {flightNumber}
          </bdi>
        </FactLine>
        {operating !== marketing && (
          <FactLine icon="alert" variant="quiet">
            {text('segment.operatedAs', {
              airline: airlineName(operating),
              flight: operatingNumber ? `${operating} ${operatingNumber}` : operating,
            })}
          </FactLine>
        )}
        <FactLine icon="seat" variant="quiet">
          <bdi>{aircraft}</bdi>
          {fare && <OnBoard fare={fare} />}
        </FactLine>
        {stops.map(({ airport, minutes }) => (
          <FactLine key={airport} icon="alert" variant="few">
            {text('segment.technicalStop', {
              airport: airportName(airport),
              duration: write.duration(minutes),
            })}
          </FactLine>
        ))}
      </ul>
    </div>
  )
}

/** Cabin, seat pitch, Wi-Fi and power of a segment, as far as the airline tells. */
function OnBoard({ fare: { cabinName, amenities } }: { fare: SegmentFare }) {
  const text = useProductTexts()
  const { seatPitchCm, seat, wifi, power } = amenities
  const facts = [
    cabinName,
    seatPitchCm !== undefined && text('segment.pitch', { length: seatPitchCm }),
    seat !== undefined && seat !== 'standard' && text(`seatKind.${seat}`),
    wifi !== undefined && text(`wifi.${wifi}`),
    power === true && text('segment.power'),
  ].filter((fact) => typeof fact === 'string')
  return <span className="block">{facts.join(' · ')}</span>
}
