import { memo, useId, useState } from 'react'
import { Icon } from '../../../../../ui/icon.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { TotalPrice } from '../../../spine/price/total-price.tsx'
import type { FlightCardEntry } from '../results/card-journey.ts'
import { endsOf } from '../results/itinerary-facts.ts'
import { FactLine } from './fact-line.tsx'
import { useFlightPieces } from './flight-pieces.tsx'
import { SegmentList } from './segment-list.tsx'
import { SliceLine } from './slice-line.tsx'
import { useFlightTexts } from './use-flight-texts.ts'
import { WarningList } from './warning-list.tsx'

/** Shared by the card and its skeleton; the shape depends on the width of the list. */
export const flightCardFrame =
  'grid gap-4 rounded-xl border bg-card p-4 shadow-card @min-[44rem]:grid-cols-[minmax(0,1fr)_11.5rem] @min-[44rem]:gap-6'

const FEW_SEATS = 4

interface FlightCardProps {
  entry: FlightCardEntry
  /** Where choosing it leads. */
  href: string
  passengers: number
  /** True if a further slice is chosen afterwards. */
  hasNext: boolean
}

/** A flight of a slice with the total of its cheapest journey; its details open in place. */
export const FlightCard = memo(function FlightCard({ entry, href, passengers, hasNext }: FlightCardProps) {
  const text = useProductTexts()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { itinerary, journey } = entry
  const { isSeparateTickets } = journey.offer
  return (
    <article
      data-offer={entry.id}
      aria-labelledby={id}
      className={`${flightCardFrame} transition-shadow duration-200 hover:border-brand-edge hover:shadow-lift`}
    >
      <div className="grid min-w-0 content-start gap-3">
        <CardName id={id} entry={entry} />
        <SliceLine itinerary={itinerary} />
        <WarningList itinerary={itinerary} isSeparateTickets={isSeparateTickets} />
        <CardFacts entry={entry} />
        <div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link hover:underline"
          >
            {text('slice.details')}
            <Icon name="down" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
          </button>
          {isOpen && (
            <div id={`${id}-details`} className="mt-3 border-t pt-4">
              <SegmentList itinerary={itinerary} />
            </div>
          )}
        </div>
      </div>
      <CardPrice {...{ entry, href, passengers, hasNext, id }} />
    </article>
  )
})

/** The heading of the card, for screen readers: the row next to it shows the same. */
function CardName({ id, entry: { itinerary } }: { id: string; entry: FlightCardEntry }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { airlineName, cityOf } = useFlightPieces()
  const { departure, arrival } = endsOf(itinerary)
  return (
    <h2 id={id} className="sr-only">
      {text('slice.name', {
        airline: airlineName(itinerary.segments[0]?.marketing ?? ''),
        from: cityOf(departure.airport),
        departs: write.time(departure.at),
        to: cityOf(arrival.airport),
        arrives: write.time(arrival.at),
      })}
    </h2>
  )
}

/** Bags of the shown fare, terms, seats left, and emissions against the usual ones. */
function CardFacts({ entry }: { entry: FlightCardEntry }) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const { fare, journey } = entry
  const { left, emissions } = journey.offer
  const { kilograms, typical } = emissions
  const percent = typical ? Math.round((kilograms / typical - 1) * 100) : 0
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {fare.bags.map((bag) => (
        <FactLine
          key={bag.kind}
          icon={bag.kind === 'checked' ? 'suitcase' : 'backpack'}
          variant={bag.count === 0 ? 'quiet' : 'plain'}
        >
          {write.bag(bag)}
        </FactLine>
      ))}
      {fare.refund.allowed === 'yes' && (
        <FactLine icon="refund" variant="good">
          {text(fare.refund.penalty ? 'refund.withPenalty' : 'refund.free')}
        </FactLine>
      )}
      <FactLine icon="leaf" variant={percent < 0 ? 'good' : 'quiet'}>
        {percent === 0
          ? text('emissions.of', { weight: kilograms })
          : text(percent < 0 ? 'emissions.less' : 'emissions.more', {
              weight: kilograms,
              percent: Math.abs(percent),
            })}
      </FactLine>
      {left <= FEW_SEATS && (
        <FactLine icon="seat" variant="few">
          {text('slice.left', { count: left })}
        </FactLine>
      )}
    </ul>
  )
}

function CardPrice({ entry, href, passengers, hasNext, id }: FlightCardProps & { id: string }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { price } = entry.fare
  return (
    <div className="flex flex-col justify-end gap-3 border-t pt-3 @min-[44rem]:border-t-0 @min-[44rem]:border-s @min-[44rem]:ps-5 @min-[44rem]:pt-0">
      {price ? (
        <div className="grid gap-0.5">
          <TotalPrice price={price} unit={null} isOffer scope={text('price.forAll', { count: passengers })} />
          {passengers > 1 && (
            <p className="text-end text-sm text-muted-foreground">
              {text('price.perPerson', {
                amount: write(Math.round(price.total / passengers), price.currency, { short: true }),
              })}
            </p>
          )}
        </div>
      ) : (
        <RevealPrice name={text('slice.this')} />
      )}
      <LinkButton href={href} wide aria-describedby={id} variant={price ? 'primary' : 'outline'}>
        {text(hasNext ? 'slice.choose' : 'slice.fares')}
      </LinkButton>
    </div>
  )
}
