import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import { JourneyView } from '../journey/journey-view.tsx'
import { KnownJourney } from '../journey/known-journey.tsx'

/** /booknow/flights/reservation-details: fares, bags and seats of a journey, then the checkout. */
export function JourneyPage() {
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        <KnownJourney>{(journey) => <JourneyView {...journey} />}</KnownJourney>
      </section>
    </PartFrame>
  )
}
