import { useSearchParams } from '@livery/platform'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePageTitle } from '../../../spine/head/page-title.ts'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import { journeyTitle } from '../head/journey-title.ts'
import { chosenFare } from '../journey/fare-facts.ts'
import { KnownJourney, type ShownJourney } from '../journey/known-journey.tsx'
import { SliceSections } from '../journey/slice-sections.tsx'
import { journeyHref } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { JourneyLine } from '../search/journey-line.tsx'

/** /booknow/flights/flight-details: every flight of a journey in full, to read or to send to others. */
export function FlightDetailsPage() {
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        <KnownJourney>{(journey) => <Flights {...journey} />}</KnownJourney>
      </section>
    </PartFrame>
  )
}

function Flights({ answer, criteria, rateKey }: ShownJourney) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  usePageTitle(journeyTitle(routeOf(criteria), text('journey.flights')))
  return (
    <>
      <h1 className="font-brand text-title">{routeOf(criteria)}</h1>
      <JourneyLine criteria={criteria} />
      <p className="mt-1 mb-5 text-sm text-muted-foreground">{text('results.localTimes')}</p>
      <SliceSections answer={answer} fares={chosenFare(answer.fares, rateKey)?.slices ?? []} isOpen />
      <p className="mt-6">
        <LinkButton href={journeyHref(params, criteria, rateKey)}>{text('slice.fares')}</LinkButton>
      </p>
    </>
  )
}
