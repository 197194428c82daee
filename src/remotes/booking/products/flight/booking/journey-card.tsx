import type { BookedJourney } from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { FactLine } from '../cards/fact-line.tsx'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { bagOf, brandOf, termOf } from '../journey/fare-facts.ts'
import { SliceSections } from '../journey/slice-sections.tsx'
import { usePassengerNames } from '../journey/use-passenger-names.ts'
import { useServiceName } from '../journey/use-service-texts.ts'
import { useTermText } from '../journey/use-term-text.ts'
import { criteriaOf } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { readJourney } from './read-journey.ts'

interface JourneyCardProps {
  /** Shows terms and tickets; a cancelled booking omits them. */
  showsTerms?: boolean
  /** Omitted if the page's heading already names the journey. */
  hasName?: boolean
}

/** Card of a quoted or booked journey: every flight, fare, bags, seats and tickets. */
export function ItemJourneyCard({ item, showsTerms = true, hasName = true }: ItemProps & JourneyCardProps) {
  const text = useProductTexts()
  const journey = readJourney(item)
  return (
    <FlightPieces {...piecesOf(journey)}>
      <section className="overflow-hidden rounded-xl border bg-card p-4 shadow-card sm:p-5">
        {hasName && (
          <h2 className="mb-3 font-brand text-heading wrap-anywhere">{routeOf(criteriaOf(journey))}</h2>
        )}
        {showsTerms && journey.ticketing === 'waiting' && (
          <Alert tone="info" className="mb-4" title={text('ticket.waiting')}>
            {text('ticket.waitingHint')}
          </Alert>
        )}
        <SliceSections answer={journey} fares={journey.slices} />
        <JourneyTerms journey={journey} showsTerms={showsTerms} />
        <PassengerList journey={journey} showsTerms={showsTerms} />
        <p className="mt-4 text-sm text-muted-foreground">{text('results.localTimes')}</p>
      </section>
    </FlightPieces>
  )
}

/** Fare, included bags and terms of a booked journey. */
export function JourneyTerms({ journey, showsTerms }: { journey: BookedJourney; showsTerms: boolean }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const termText = useTermText()
  const { slices } = journey
  return (
    <ul className="mt-4 grid gap-1.5 text-[0.9375rem] sm:grid-cols-2">
      <FactLine icon="ticket">
        <bdi className="font-semibold">{brandOf(journey)}</bdi>
      </FactLine>
      {(['carry_on', 'checked'] as const).map((kind) => {
        const bag = bagOf(slices, kind)
        return (
          bag && (
            <FactLine key={kind} icon={kind === 'checked' ? 'suitcase' : 'backpack'}>
              {write.bag(bag)}
            </FactLine>
          )
        )
      })}
      {showsTerms &&
        (['change', 'refund'] as const).map((name) => (
          <FactLine key={name} icon={name}>
            {text(`fare.${name}`)}: {termText(termOf(slices, name))}
          </FactLine>
        ))}
    </ul>
  )
}

/** What each passenger has: seats, further services, ticket numbers. */
function PassengerList({ journey, showsTerms }: { journey: BookedJourney; showsTerms: boolean }) {
  const text = useProductTexts()
  const names = usePassengerNames()(journey.passengers)
  const nameOf = useServiceName()
  const { seats, services, itineraries, tickets = [] } = journey
  if (seats.length + services.length + tickets.length === 0) return null
  return (
    <ul className="mt-4 grid gap-3 border-t pt-4 text-[0.9375rem] sm:grid-cols-2">
      {names.map((name, passenger) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {seats
              .filter((seat) => seat.passenger === passenger)
              .map(({ slice, segment, seat }) => {
                const flight = itineraries[slice]?.segments[segment]
                return (
                  <FactLine key={`${slice} ${segment}`} icon="seat">
                    {seat} · {flight?.departure.airport} → {flight?.arrival.airport}
                  </FactLine>
                )
              })}
            {services
              .filter((service) => service.passenger === passenger)
              .map((service) => (
                <FactLine key={`${service.kind} ${service.code} ${service.slices}`} icon="check">
                  {service.count > 1 && `${service.count} × `}
                  {nameOf(service)}
                </FactLine>
              ))}
            {showsTerms &&
              tickets
                .filter((ticket) => ticket.passenger === passenger)
                .map(({ kind, number }) => (
                  <FactLine key={number} icon="ticket">
                    {text(`ticket.${kind}`)} <bdi className="whitespace-nowrap tabular-nums">{number}</bdi>
                  </FactLine>
                ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
