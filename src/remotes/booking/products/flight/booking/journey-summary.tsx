import type { ItemProps } from '../../../spine/product/product-view.ts'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { SliceLine } from '../cards/slice-line.tsx'
import { criteriaOf } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { JourneyTerms } from './journey-card.tsx'
import { readJourney } from './read-journey.ts'

/** Summary of a journey at the top of the checkout: cities, flights, fare and bags. */
export function JourneySummary({ item }: ItemProps) {
  const journey = readJourney(item)
  return (
    <FlightPieces {...piecesOf(journey)}>
      <div className="grid gap-4 px-5 pt-5">
        <h2 className="font-brand text-heading wrap-anywhere">{routeOf(criteriaOf(journey))}</h2>
        {journey.itineraries.map((itinerary) => (
          <div key={itinerary.id} className="@container border-t pt-4">
            <SliceLine itinerary={itinerary} hasDay />
          </div>
        ))}
        <div className="border-t">
          <JourneyTerms journey={journey} showsTerms={false} />
        </div>
      </div>
    </FlightPieces>
  )
}
