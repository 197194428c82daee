import { useApi, useCurrency, useQuery } from '@livery/platform'
import { flightSearchQuery } from '../../../../../api/flights.ts'
import type { BookedJourney, Itinerary } from '../../../../../contract/types.ts'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { endsOf, stopsOf } from '../results/itinerary-facts.ts'
import { criteriaOf } from '../search/flight-page-href.ts'
import { searchBody } from '../search/search-body.ts'
import { readJourney } from './read-journey.ts'

interface OtherSlicesProps extends ItemProps {
  slice: number
  /** YYYY-MM-DD. */
  date: string
  itinerary: Itinerary | null
  onChoose: (itinerary: Itinerary) => void
}

const MOST_FLIGHTS = 12

/** Flights for a slice on a day, of the airlines that the journey's ticket is of. */
export function OtherSlices({ item, slice, date, itinerary, onChoose }: OtherSlicesProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const journey = readJourney(item)
  const criteria = criteriaOf(journey)
  const [currency] = useCurrency()
  const places = criteria.slices[slice]
  const { data, isFetching } = useQuery(
    flightSearchQuery(useApi(), {
      ...searchBody({ ...criteria, slices: places ? [{ ...places, date }] : [] }, currency),
      airlines: airlinesOf(journey),
    }),
  )
  const found = Object.values(data?.itineraries ?? {})
    .filter(({ id }) => id !== journey.itineraries[slice]?.id)
    .slice(0, MOST_FLIGHTS)
  if (!data && isFetching) return <Skeleton className="h-40 rounded-xl" />
  if (found.length === 0) return <p className="text-muted-foreground">{text('change.noFlights')}</p>
  const label = (one: Itinerary) => {
    const { departure, arrival } = endsOf(one)
    const [first] = one.segments
    return `${first?.marketing} ${first?.flightNumber} · ${write.time(departure.at)} – ${write.time(arrival.at)}`
  }
  return (
    <FlightPieces {...piecesOf(journey)}>
      <RadioGroup
        label={text('change.flights')}
        value={itinerary?.id ?? ''}
        onChange={(id) => {
          const chosen = found.find((one) => one.id === id)
          if (chosen) onChoose(chosen)
        }}
        options={found.map((one) => ({
          value: one.id,
          label: label(one),
          hint: `${write.duration(one.minutes)} · ${write.stops(stopsOf(one))}`,
        }))}
      />
    </FlightPieces>
  )
}

/** The airlines that sell flights of the journey, its own first. */
function airlinesOf({ owner, itineraries }: BookedJourney): BookedJourney['owner'][] {
  const marketing = itineraries.flatMap(({ segments }) => segments.map((segment) => segment.marketing))
  return [...new Set([owner, ...marketing])]
}
