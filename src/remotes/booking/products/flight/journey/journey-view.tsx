import { useNavigate, useSearchParams } from '@livery/platform'
import { useMemo } from 'react'
import { productEntry } from '../../../../../contract/products.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { usePageTitle } from '../../../spine/head/page-title.ts'
import { CheckoutLink } from '../../../spine/payment/checkout-link.tsx'
import { PaymentsNotice } from '../../../spine/payment/payments-closed.tsx'
import { checkoutHref } from '../../../spine/product/product-hrefs.ts'
import { ProposeButton } from '../../../spine/proposals/propose-button.tsx'
import { withView } from '../../../spine/results/results-view.ts'
import { FactLine } from '../cards/fact-line.tsx'
import { journeyTitle } from '../head/journey-title.ts'
import { flightPaths } from '../paths.ts'
import { endsOf } from '../results/itinerary-facts.ts'
import { journeyHref, sliceHref } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { JourneyLine } from '../search/journey-line.tsx'
import { choiceParameters, type JourneyChoice, offeredChoice, readChoice } from './choice-address.ts'
import { brandOf, chosenFare } from './fare-facts.ts'
import { FareTable } from './fare-table.tsx'
import { JourneyBar, JourneyPanel } from './journey-panel.tsx'
import type { ShownJourney } from './known-journey.tsx'
import { NotPriced } from './not-priced.tsx'
import { ServiceSections } from './service-sections.tsx'
import { SliceSections } from './slice-sections.tsx'
import { usePricedFare } from './use-journey.ts'

const loadSeats = async () => (await import('../seats/seat-section.tsx')).SeatSection

/** A journey with its fares, services and seats; the choice is in the address, and the total follows each press. */
export function JourneyView({ answer, criteria, rateKey, isOld }: ShownJourney) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const base = chosenFare(answer.fares, rateKey)
  if (!base) throw new Error('A journey without fares cannot be shown.')
  usePageTitle(journeyTitle(routeOf(criteria), text('journey.title')))
  const choice = useMemo(() => offeredChoice(readChoice(params), answer), [params, answer])
  const { fare, isPricing, error, retry } = usePricedFare(base, choice)
  const change = (changed: Partial<JourneyChoice>) =>
    void navigate(`?${withView(params, choiceParameters({ ...choice, ...changed }))}`, {
      replace: true,
      preventScrollReset: true,
    })
  const own = `${journeyHref(params, criteria, base.rateKey)}${choiceQuery(choice)}`
  const isBusy = isPricing || isOld
  const checkout = isBusy ? (
    <Button size="large" busy className="lg:w-full">
      {text('choice.book')}
    </Button>
  ) : (
    <CheckoutLink
      size="large"
      className="lg:w-full"
      isPaidLocally={false}
      href={checkoutHref(productEntry('flight'), fare, own)}
    >
      {text('choice.book')}
    </CheckoutLink>
  )
  const first = answer.itineraries[0]
  return (
    <>
      <header>
        <Breadcrumbs
          label={text('journey.trail')}
          trail={[
            { label: text('flights.title'), href: flightPaths.start },
            { label: routeOf(criteria), href: sliceHref(params, criteria, []) },
          ]}
          current={text('journey.title')}
        />
        <h1 className="mt-3 font-brand text-title">{routeOf(criteria)}</h1>
        <JourneyLine criteria={criteria} />
        <p className="mt-1 text-sm text-muted-foreground">{text('results.localTimes')}</p>
      </header>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]" aria-busy={isOld}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <PaymentsNotice />
          <section aria-label={text('journey.flights')}>
            <SliceSections answer={answer} fares={base.slices} />
            <Emissions {...answer.emissions} />
          </section>
          <FareTable
            fares={answer.fares}
            chosen={base}
            onChoose={({ rateKey: key }) =>
              void navigate(`?${withView(params, { rate: key })}`, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          <ServiceSections
            answer={answer}
            services={choice.services}
            onChange={(services) => change({ services })}
          />
          <Deferred load={loadSeats} meanwhile={<Skeleton className="h-40 rounded-xl" />}>
            {(SeatSection) => (
              <SeatSection
                {...{ answer }}
                journey={{ rateKey: base.rateKey }}
                seats={choice.seats}
                onChange={(seats) => change({ seats })}
              />
            )}
          </Deferred>
          {error && <NotPriced {...{ error, choice, retry }} onDrop={(seats) => change({ seats })} />}
          {answer.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
        </div>
        <div className="lg:sticky lg:top-(--below-header)">
          <JourneyPanel
            {...{ fare }}
            passengers={answer.passengers}
            timeZone={zoneOfStart(answer)}
            extras={choice.services.reduce((sum, { count }) => sum + count, 0) + choice.seats.length}
          >
            <div aria-live="polite" className="sr-only">
              {isBusy ? text('journey.pricing') : ''}
            </div>
            <div className="grid gap-3">
              <div className="max-lg:hidden">{!error && checkout}</div>
              <ProposeButton
                offer={{
                  product: 'flight',
                  rateKey: fare.rateKey,
                  price: fare.price,
                  words: [routeOf(criteria), brandOf(fare)],
                  start: first ? endsOf(first).departure.at.slice(0, 10) : '',
                }}
              />
            </div>
          </JourneyPanel>
        </div>
      </div>
      <JourneyBar {...{ fare }} passengers={answer.passengers}>
        {!error && checkout}
      </JourneyBar>
    </>
  )
}

function choiceQuery(choice: JourneyChoice): string {
  return Object.entries(choiceParameters(choice))
    .map(([name, value]) => (value === null ? '' : `&${name}=${encodeURIComponent(value)}`))
    .join('')
}

/** CO₂ of one passenger, and of the usual flights. */
function Emissions({ kilograms, typical }: ShownJourney['answer']['emissions']) {
  const text = useProductTexts()
  return (
    <ul className="mt-3 text-sm">
      <FactLine icon="leaf" variant="quiet">
        {text('emissions.of', { weight: kilograms })}
        {typical !== undefined && ` · ${text('emissions.typical', { weight: typical })}`}
      </FactLine>
    </ul>
  )
}

/** The time zone of the first departure. */
function zoneOfStart({ itineraries, airports }: ShownJourney['answer']): string {
  const start = itineraries[0]?.segments[0]?.departure.airport
  return airports.find(({ code }) => code === start)?.timeZone ?? 'UTC'
}
