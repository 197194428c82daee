import { useApi, useCurrency, usePage, useSearchParams } from '@livery/platform'
import { flightSearchQuery } from '../../../../../api/flights.ts'
import { type FlightSearchCriteria, readFlightSearch } from '../../../../../tenant/flight-search.ts'
import { Link } from '../../../../../ui/link.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { TotalPrice } from '../../../spine/price/total-price.tsx'
import { useFoundOffers } from '../../../spine/results/use-found-offers.ts'
import { FlightPieces } from '../cards/flight-pieces.tsx'
import { SliceLine } from '../cards/slice-line.tsx'
import { cardJourney } from '../results/card-journey.ts'
import { bestScore } from '../results/sorts.ts'
import { journeyHref, readRate, sliceHref } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { searchBody } from '../search/search-body.ts'

const FEW = 3

/** Other journeys for the search in the checkout's address, if its own is gone. */
export function OtherFlights() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const criteria = readFlightSearch((name) => params.get(name), today)
  return criteria ? <Found criteria={criteria} /> : null
}

function Found({ criteria }: { criteria: FlightSearchCriteria }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const { found } = useFoundOffers(flightSearchQuery(useApi(), searchBody(criteria, currency)))
  const gone = readRate(params)
  const journeys = (found?.offers ?? [])
    .filter(({ rateKey }) => rateKey !== gone)
    .flatMap((offer) => (found && cardJourney(offer, found)) ?? [])
    .toSorted((a, b) => bestScore(a) - bestScore(b))
    .slice(0, FEW)
  if (journeys.length === 0) return null
  return (
    <FlightPieces airports={found?.airports ?? {}} airlines={found?.airlines ?? {}}>
      <section aria-labelledby="other-flights" className="mx-auto max-w-5xl">
        <h2 id="other-flights" className="font-brand text-heading">
          {text('other.title')}
        </h2>
        <ul className="mt-4 grid gap-3">
          {journeys.map(({ offer, itineraries, fares: [fare] }) => (
            <li
              key={offer.rateKey}
              className="relative grid gap-4 rounded-xl border bg-card p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_12rem]"
            >
              <div className="grid gap-3">
                <Link
                  href={journeyHref(params, criteria, offer.rateKey)}
                  className="font-bold after:absolute after:inset-0 after:rounded-xl hover:underline"
                >
                  {routeOf(criteria)}
                </Link>
                {itineraries.map((itinerary) => (
                  <div key={itinerary.id} className="@container">
                    <SliceLine itinerary={itinerary} hasDay />
                  </div>
                ))}
              </div>
              {fare?.price ? (
                <TotalPrice price={fare.price} unit={null} isOffer />
              ) : (
                <RevealPrice name={routeOf(criteria)} />
              )}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-center">
          <LinkButton variant="outline" href={sliceHref(params, criteria, [])}>
            {text('other.all')}
          </LinkButton>
        </p>
      </section>
    </FlightPieces>
  )
}
